/** Small CSV files that a page makes by itself. */
import { withoutFormula } from '@parapet/contracts/rules';

const BYTE_ORDER_MARK = '\u{FEFF}';
const cell = (text: string, separator: string) => {
  const safe = withoutFormula(text);
  return safe.includes('"') || safe.includes(separator) || /[\r\n]/.test(safe)
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
};

/** @param locale of the reader, whose spreadsheet expects commas in English and semicolons elsewhere */
export function csvFile(rows: readonly (readonly string[])[], locale: string): Blob {
  const separator = locale === 'en' ? ',' : ';';
  const lines = rows.map((row) => `${row.map((text) => cell(text, separator)).join(separator)}\r\n`);
  return new Blob([BYTE_ORDER_MARK, ...lines], { type: 'text/csv' });
}
