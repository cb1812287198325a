/** Rows as a workbook with one sheet (Office Open XML), whose text cells are never formulas. */
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Cell } from './cells.ts';
import { afterRows, beforeRows, nameCell, STYLE_SHEET, styledCell, type SheetLook } from './sheet-look.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook that are always the same. */
const PARTS = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Parapet" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}">${STYLE_SHEET}</styleSheet>`,
} as const;

/** Limit of characters that Excel reads from a cell. */
const LONGEST = 32_767;
/** Characters that XML does not allow, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

const textOf = (text: string) =>
  text
    .toWellFormed()
    .slice(0, LONGEST)
    .replace(FORBIDDEN, '')
    .replace(/[&<>\r]/g, (sign) => ENTITIES[sign] ?? sign);

function cell(value: Cell, style = 0): string {
  const s = style === 0 ? '' : ` s="${style}"`;
  if (value === null || value === '') return `<c${s}/>`;
  if (typeof value === 'number') return `<c${s}><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c${s} t="b"><v>${Number(value)}</v></c>`;
  return `<c${s} t="inlineStr"><is><t xml:space="preserve">${textOf(value)}</t></is></c>`;
}

/** @param batches rows, with the names of the columns first */
export async function* xlsxOf(batches: AsyncIterable<Cell[][]>, look?: SheetLook): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    made.push(piece);
  });
  const add = (name: string) => {
    const part = new ZipDeflate(name, { level: 3 });
    zip.add(part);
    return part;
  };
  for (const [name, text] of Object.entries(PARTS)) add(name).push(strToU8(text), true);
  const sheet = add('xl/worksheets/sheet1.xml');
  sheet.push(strToU8(`${HEAD}<worksheet xmlns="${MAIN}">${look ? beforeRows(look) : ''}<sheetData>`));
  let written = 0;
  const cellsOf = (row: Cell[], isFirst: boolean): string[] =>
    row.map((value, at) => {
      if (look === undefined) return cell(value);
      const styled = isFirst ? nameCell(value) : styledCell(look, value, at);
      return cell(styled.cell, styled.style);
    });
  for await (const rows of batches) {
    const lines = rows.map((row, at) => `<row>${cellsOf(row, written + at === 0).join('')}</row>`);
    sheet.push(strToU8(lines.join('')));
    written += rows.length;
    yield* made;
    made = [];
  }
  sheet.push(strToU8(`</sheetData>${look ? afterRows(look, written) : ''}</worksheet>`), true);
  zip.end();
  yield* made;
}
