/** Reads the first sheet of a workbook (Office Open XML): the values that it shows, never its formulas. */
import { dateFormats, sharedTexts, sheetPath } from './workbook.ts';
import { damaged, tooManyColumns, type Cell, type Row, type TableBuilder } from './table.ts';
import { unzipped } from './unzip.ts';
import { xmlParts } from './xml.ts';

const WANTED =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/;

/** The index of a column from the name of a cell, such as `AB12`: 27. @returns null for another name */
function columnOf(name: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d*$/.exec(name ?? '')?.[1];
  return letters === undefined
    ? null
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

const DAY = 86_400_000;
/** Day 0 of a workbook. */
const EPOCH = Date.UTC(1899, 11, 30);

/** A number that a workbook shows as a date, as `2026-03-31`. */
function dayOf(serial: number): string | number {
  const time = new Date(EPOCH + Math.floor(serial) * DAY);
  return Number.isNaN(time.getTime()) || serial < 1 ? serial : time.toISOString().slice(0, 10);
}

/** Limit of rows in a sheet. */
const MOST_ROWS = 1_048_576;

/** The number of a row: the next one after `before`, unless the file states a higher one. */
function rowAfter(before: number, stated: string | undefined): number {
  const number = /^\d{1,7}$/.test(stated ?? '') ? Number(stated) : 0;
  return number > before && number <= MOST_ROWS ? number : before + 1;
}

/** Limit of columns, because a cell far to the right makes its row long. */
const MOST_COLUMNS = 1000;

interface Open {
  column: number;
  type: string | undefined;
  style: number;
  text: string;
}

/** Reads a sheet row by row. @param builder takes the rows, which come out some at a time @throws Problem 400 */
export async function* xlsxRows(bytes: Uint8Array, builder: TableBuilder): AsyncGenerator<readonly Row[]> {
  const parts = await unzipped(bytes, (path) => WANTED.test(path));
  const sheet = parts.get(await sheetPath(parts));
  if (sheet === undefined) throw damaged();
  const texts = await sharedTexts(parts.get('xl/sharedStrings.xml'));
  const isDate = await dateFormats(parts.get('xl/styles.xml'));

  const valueOf = ({ type, style, text }: Open): Cell => {
    if (text === '') return null;
    if (type === 's') return texts[Number(text)] ?? null;
    if (type === 'b') return text === '1';
    if (type !== undefined && type !== 'n') return text;
    const number = Number(text);
    if (!Number.isFinite(number)) return text;
    return isDate(style) ? dayOf(number) : number;
  };

  let number = 0;
  let cells: Cell[] = [];
  let next = 0;
  let cell: Open | null = null;
  let isText = false;
  const reading = xmlParts(sheet, {
    open(name, { r, t, s }) {
      if (name === 'row') {
        number = rowAfter(number, r);
        cells = [];
        next = 0;
      } else if (name === 'c') {
        const column = columnOf(r) ?? next;
        next = column + 1;
        cell = { column, type: t, style: Number(s ?? 0), text: '' };
      } else if (name === 'v' || name === 't') isText = true;
    },
    text(text) {
      if (isText && cell !== null) cell.text += text;
    },
    close(name) {
      if (name === 'v' || name === 't') isText = false;
      else if (name === 'c' && cell !== null) {
        const value = valueOf(cell);
        if (value !== null) {
          if (cell.column > MOST_COLUMNS) throw tooManyColumns();
          while (cells.length < cell.column) cells.push(null);
          cells[cell.column] = value;
        }
        cell = null;
      } else if (name === 'row') builder.add(number, cells);
    },
  });
  for await (const _ of reading) yield builder.take();
  yield builder.take();
}
