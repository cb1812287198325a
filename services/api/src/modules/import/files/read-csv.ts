/** Reads CSV. */
import Papa from 'papaparse';
import { IMPORT_ROWS } from '@parapet/contracts';
import { withFormula } from '@parapet/contracts/rules';
import { yieldToOthers } from '../../../platform/timers.ts';
import { invalidFile, tooManyRows, type Row, type TableBuilder } from './table.ts';

/** Byte order marks and the encodings that they stand for. */
const MARKS = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Characters that are read before yielding to other requests: a few milliseconds of work. */
const PIECE = 131_072;
/** Limit of characters in a row. */
const ROW_LENGTH = 1_000_000;

/** Control characters, which no text has. Bytes that Windows-1252 does not define are decoded to such characters too. */
const NO_TEXT = /[\p{Cc}--[\t\n\v\f\r]]/v;

/** Counts the valid (`right`) and the invalid (`wrong`) characters beyond ASCII in a text that was decoded as UTF-8. */
function likeness(text: string): { right: number; wrong: number } {
  let [right, wrong] = [0, 0];
  for (const sign of text) {
    if (sign === '\u{FFFD}') wrong += 1;
    else if (sign > '\u{7F}') right += 1;
  }
  return { right, wrong };
}

/** Decodes a text without a byte order mark: UTF-8, or Windows-1252, in which Excel writes CSV in Western Europe by default. */
function unmarked(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const { right, wrong } = likeness(new TextDecoder().decode(bytes));
    // The text is mostly UTF-8, so it is damaged. Decoding it as Windows-1252 would succeed, but garble it.
    if (right > wrong) throw wrongEncoding();
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const wrongEncoding = () =>
  invalidFile(
    'encoding',
    'The file is a text neither in UTF-8 nor in UTF-16 or Windows-1252. In Excel, save it as “CSV UTF-8”',
  );

async function decoded(bytes: Uint8Array): Promise<string> {
  const encoding = MARKS.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))?.encoding;
  let text: string;
  try {
    text = encoding === undefined ? unmarked(bytes) : new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw wrongEncoding();
  }
  for (let at = 0; at < text.length; at += PIECE) {
    if (NO_TEXT.test(text.slice(at, at + PIECE))) throw wrongEncoding();
    await yieldToOthers();
  }
  return text;
}

/** The separator that occurs most often in the header row, outside quotes. */
function separatorOf(text: string): string {
  const counts = new Map([',', ';', '\t'].map((separator) => [separator, 0]));
  let isQuoted = false;
  for (const sign of text.slice(0, ROW_LENGTH)) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === '\n' || sign === '\r') break;
    else if (counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? ',';
}

/** Limit of rows including empty ones, which count because row numbers are those of a spreadsheet. */
const MOST_LINES = 4 * IMPORT_ROWS;

/** The library reads strings in pieces too, although its types allow this for files only. */
interface InPieces extends Papa.ParseConfig<string[]> {
  chunkSize: number;
  chunk: (results: Papa.ParseResult<string[]>, parser: Papa.Parser) => void;
}

const rowTooLong = (row: number) =>
  invalidFile(
    'row-length',
    `Row ${row} is longer than ${ROW_LENGTH.toLocaleString('en')} characters. Perhaps a quotation mark in it is not closed`,
    { row, limit: ROW_LENGTH },
  );

/** Reads a file row by row. @param builder takes the rows, which come out some at a time @throws Problem 400 */
export async function* csvRows(bytes: Uint8Array, builder: TableBuilder): AsyncGenerator<readonly Row[]> {
  const text = await decoded(bytes);
  let number = 0;
  let end = 0;
  let paused: Papa.Parser | null = null;
  const inPieces: InPieces = {
    delimiter: separatorOf(text),
    // When a row continues in the next piece, the parser reads its beginning again.
    chunkSize: PIECE,
    chunk: ({ data, errors, meta }, parser) => {
      // Errors beyond `data` are about a row that continues in the next piece.
      const faults = new Set(
        errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined && row < data.length ? [row] : [])),
      );
      for (const [at, cells] of data.entries()) {
        number += 1;
        if (number > MOST_LINES) throw tooManyRows();
        if (faults.has(at))
          throw invalidFile('quotes', `A quotation mark is not closed, or stands in a wrong place, in row ${number}`, {
            row: number,
          });
        if (cells.reduce((sum, cell) => sum + cell.length, 0) > ROW_LENGTH) throw rowTooLong(number);
        builder.add(number, cells.map(withFormula));
      }
      end += PIECE;
      if (Math.min(end, text.length) - meta.cursor > ROW_LENGTH) throw rowTooLong(number + 1);
      parser.pause();
      paused = parser;
    },
  };
  Papa.parse<string[]>(text, inPieces);
  for (let parser = takePaused(); parser !== null; parser = takePaused()) {
    yield builder.take();
    await yieldToOthers();
    parser.resume();
  }
  yield builder.take();

  function takePaused(): Papa.Parser | null {
    const parser = paused;
    paused = null;
    return parser;
  }
}
