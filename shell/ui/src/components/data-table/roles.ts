/**
 * On a narrow screen rows are laid out as cards, and Safari takes its role from a table element that is not displayed
 * as one; written out it stays. One place for what is said in five files.
 */
export const ROLES = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
