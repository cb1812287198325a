import type { ReactNode } from 'react';

export interface DataTableColumn<T> {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** The head becomes a button that calls `onSort`. */
  sortable?: boolean;
  /** `end` for numbers. */
  align?: 'start' | 'center' | 'end';
  /** Least width: pixels, or any CSS length. */
  width?: number | string;
  /** False keeps it on the screen whatever the person chooses; true unless told. */
  hideable?: boolean;
  /** Hidden until the person chooses it. */
  defaultHidden?: boolean;
}

export interface DataTableSort {
  /** Id of a column. */
  id: string;
  direction: 'asc' | 'desc';
}

/** The person's own choice of columns: ids in order, and ids that are hidden. Plain JSON, to be kept in preferences. */
export interface DataTableColumnState {
  order: readonly string[];
  hidden: readonly string[];
}

export type DataTableDensity = 'comfortable' | 'compact';

export interface DataTablePage {
  hasPrevious: boolean;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
  /** Number of the first row shown, from 1; 0 when there is none. */
  from: number;
  /** Number of the last row shown. */
  to: number;
}

export interface DataTableSelection {
  /** Ids of rows, which may be on other pages. */
  selected: ReadonlySet<string>;
  onChange: (selected: Set<string>) => void;
  /** Buttons shown while something is selected. */
  bulkActions?: ReactNode;
}

export interface DataTableProps<T> {
  /** Name of the table, e.g. 'Risks'. */
  label: string;
  columns: readonly DataTableColumn<T>[];
  /** One page of rows; undefined while there is none yet. */
  rows: readonly T[] | undefined;
  rowId: (row: T) => string;
  /** How a row is called in 'Select …'; its id unless told. */
  rowLabel?: (row: T) => string;
  /** Rows on all pages. */
  total?: number;
  loading?: boolean;
  /** What went wrong. Rows that are there stay, with the message above them. */
  error?: string | null;
  /** Reference shown with the error. */
  requestId?: string;
  onRetry?: () => void;
  sort?: DataTableSort | null;
  onSort?: (sort: DataTableSort) => void;
  page?: DataTablePage;
  selection?: DataTableSelection;
  density?: DataTableDensity;
  /** Offers the choice of row height. */
  onDensity?: (density: DataTableDensity) => void;
  columnState?: DataTableColumnState | null;
  /** Offers the choice and order of columns. null: back to the columns as given. */
  onColumnState?: (state: DataTableColumnState | null) => void;
  /** Shown when there are no rows: an EmptyState with the next action. */
  empty: ReactNode;
  /** Enter on a row, or a click on it beside its links and buttons. */
  onRowOpen?: (row: T) => void;
  /** False inside a Card with `padding="none"`, which has a border of its own; true unless told. */
  bordered?: boolean;
  /** Left of the view options, e.g. a FilterBar. */
  toolbar?: ReactNode;
}
