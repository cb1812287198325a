/** Lines that were copied from a spreadsheet, as a file to import. */
import { guessColumns, type ImportField } from './guess-columns.ts';

/** Columns of lines that do not name any, in the order of a row that adds risks. */
const UNNAMED = ['title', 'category', 'owner_id', 'impact_level', 'probability'];

/** @param fields that the columns may go to; a first line that names none of them is data, and gets a line with names above it */
export function pastedFile(text: string, fields: readonly ImportField[], name: string): File {
  const lines = text.replace(/[\r\n]+$/, '');
  const first = (lines.split(/\r?\n/, 1)[0] ?? '').split('\t');
  const named = guessColumns(
    first.map((header) => ({ header, field: null, samples: [] })),
    fields,
  );
  const labels = UNNAMED.slice(0, first.length).map((one) => fields.find((field) => field.name === one)?.label ?? one);
  const isNamed = named.some((field) => field !== '');
  return new File([isNamed ? lines : `${labels.join('\t')}\n${lines}`], `${name}.txt`, { type: 'text/plain' });
}
