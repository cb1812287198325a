/** Several values in one cell of a table, as exports write and imports read them. */

/** Matches values that could not be read back without quotation marks. */
const NEEDS_QUOTES = /^["\s]|;|\s$/;

/** Separated by semicolons; a value that contains one, or begins with a quotation mark, is in quotation marks, which are doubled inside. */
export function joinCell(values: readonly string[]): string {
  return values.map((value) => (NEEDS_QUOTES.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join('; ');
}

/** Limit of values that a cell is split into. A cell with more of them counts as one value. */
export const CELL_VALUES = 1000;

const PART = /\s*(?:"((?:[^"]|"")*)"\s*(?=;|$)|([^;]*))(?:;|$)/y;

/** @returns the values of a cell without blank ones and repetitions */
export function splitCell(text: string): string[] {
  const values = new Set<string>();
  PART.lastIndex = 0;
  while (PART.lastIndex < text.length) {
    const [, quoted, plain = ''] = PART.exec(text) ?? [];
    const value = quoted?.replaceAll('""', '"') ?? plain.trim();
    if (value.trim() !== '') values.add(value);
    if (values.size > CELL_VALUES) return [text.trim()];
  }
  return [...values];
}
