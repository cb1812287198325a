/** Rows as CSV for spreadsheets. */
import Papa from 'papaparse';
import { withoutFormula } from '@parapet/contracts/rules';
import type { Cell } from './cells.ts';
import type { SheetLook } from './sheet-look.ts';

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}';

const withoutFormulas = (rows: readonly Cell[][]): Cell[][] =>
  rows.map((row) => row.map((cell) => (typeof cell === 'string' ? withoutFormula(cell) : cell)));

const encoder = new TextEncoder();

/** @param batches rows, with the names of the columns first */
export async function* csvOf(batches: AsyncIterable<Cell[][]>, look?: SheetLook): AsyncGenerator<Uint8Array> {
  let start = BYTE_ORDER_MARK;
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    const shown = rows.map((row, at) =>
      look === undefined || (at === 0 && start !== '')
        ? row
        : row.map((value, column) => look.show(value, column).cell),
    );
    yield encoder.encode(`${start}${Papa.unparse(withoutFormulas(shown), { newline: '\r\n' })}\r\n`);
    start = '';
  }
}
