/** A file as a table. Files come from anywhere: whatever they contain is read within limits, or refused. */
import { IMPORT_COLUMNS, IMPORT_ROWS } from '@parapet/contracts';
import { Problem } from '../../../pipeline/problem.ts';

export type Cell = string | number | boolean | null;

export interface Row {
  /** In the file, from 1. */
  number: number;
  cells: readonly Cell[];
}

export interface Table {
  headers: readonly string[];
  rows: readonly Row[];
}

/** Limit of characters of a value, or of a name, that a response repeats. */
export const SHORT = 200;

/** Limit of characters in a cell, as in spreadsheets. */
export const CELL_LENGTH = 32_767;

/** What is wrong with a file, for programs. */
export type FileFault =
  | 'empty'
  | 'encoding'
  | 'quotes'
  | 'headers'
  | 'columns'
  | 'rows'
  | 'length'
  | 'row-length'
  | 'damaged'
  | 'size'
  | 'names';

export const invalidFile = (keyword: FileFault, detail: string, params: Record<string, number> = {}) =>
  new Problem(400, 'invalid_file', detail, { errors: [{ path: '', keyword, params, message: detail }] });

export const tooManyColumns = () =>
  invalidFile('columns', `The file has more than ${IMPORT_COLUMNS} columns`, { limit: IMPORT_COLUMNS });

export const damaged = () => invalidFile('damaged', 'The workbook is damaged');
export const tooManyRows = () =>
  invalidFile('rows', `The file has more than ${IMPORT_ROWS.toLocaleString('en')} rows`, { limit: IMPORT_ROWS });

const isEmpty = (cell: Cell | undefined) =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** Takes the rows of a file, and refuses the file as soon as it exceeds a limit. */
export class TableBuilder {
  #headers: string[] | null = null;
  #rows: Row[] = [];
  #count = 0;

  /** @param number in the file, from 1 @throws Problem 400 */
  add(number: number, cells: readonly Cell[]): void {
    const last = cells.findLastIndex((cell) => !isEmpty(cell));
    if (last >= IMPORT_COLUMNS) throw tooManyColumns();
    if (cells.some((cell) => typeof cell === 'string' && cell.length > CELL_LENGTH))
      throw invalidFile(
        'length',
        `A cell in row ${number} is longer than ${CELL_LENGTH.toLocaleString('en')} characters`,
        { row: number, limit: CELL_LENGTH },
      );
    if (this.#headers === null) {
      if (last < 0) throw invalidFile('headers', 'The first row is empty. It must have the names of the columns');
      this.#headers = cells.slice(0, last + 1).map((cell) =>
        String(cell ?? '')
          .trim()
          .slice(0, SHORT),
      );
      return;
    }
    if (last < 0) return;
    if (this.#count === IMPORT_ROWS) throw tooManyRows();
    this.#count += 1;
    this.#rows.push({ number, cells: cells.slice(0, last + 1) });
  }

  /** The rows that were added since the last time. */
  take(): readonly Row[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  /** Rows that were added so far, without the one of the headers. */
  get count(): number {
    return this.#count;
  }

  /** @throws Problem 400 when nothing was added */
  get headers(): readonly string[] {
    if (this.#headers === null) throw invalidFile('empty', 'The file is empty');
    return this.#headers;
  }
}
