/** The parts of a workbook around its sheets. */
import { IMPORT_COLUMNS, IMPORT_ROWS } from '@parapet/contracts';
import { invalidFile } from './table.ts';
import { readXml } from './xml.ts';

type Parts = ReadonlyMap<string, Uint8Array>;

/** The path of the first sheet. */
export async function sheetPath(parts: Parts): Promise<string> {
  let first: string | undefined;
  const [workbook, relations] = [parts.get('xl/workbook.xml'), parts.get('xl/_rels/workbook.xml.rels')];
  if (workbook !== undefined) {
    await readXml(workbook, {
      open(name, attributes) {
        if (name === 'sheet') first ??= Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      },
    });
  }
  let target = 'worksheets/sheet1.xml';
  if (relations !== undefined) {
    await readXml(relations, {
      open(name, { Id: id, Target: path }) {
        if (name === 'Relationship' && id !== undefined && id === first && path !== undefined) target = path;
      },
    });
  }
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

const MOST_TEXTS = IMPORT_ROWS * IMPORT_COLUMNS;

/** The texts that cells refer to by their position. */
export async function sharedTexts(part: Uint8Array | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (part === undefined) return texts;
  let text = '';
  let isText = false;
  let isPhonetic = false;
  await readXml(part, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 't') isText = !isPhonetic;
    },
    text(more) {
      if (isText) text += more;
    },
    close(name) {
      if (name === 'si') texts.push(text);
      if (texts.length > MOST_TEXTS) throw invalidFile('size', 'The workbook has too many texts');
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 't') isText = false;
    },
  });
  return texts;
}

/** Built-in formats of dates, by their numbers. */
const DATES = new Set([14, 15, 16, 17, 22]);
/** The literal parts of a format: texts in quotes, in brackets and after a backslash. */
const LITERAL = /"[^"]*"|\[[^\]]*\]|\\./g;

/** @returns whether cells of a style show their number as a date */
export async function dateFormats(part: Uint8Array | undefined): Promise<(style: number) => boolean> {
  const custom = new Set<number>();
  const formats: number[] = [];
  let isCell = false;
  if (part !== undefined) {
    await readXml(part, {
      open(name, { numFmtId = '0', formatCode = '' }) {
        if (name === 'numFmt' && /[yd]/i.test(formatCode.replaceAll(LITERAL, ''))) custom.add(Number(numFmtId));
        else if (name === 'cellXfs') isCell = true;
        else if (name === 'xf' && isCell) formats.push(Number(numFmtId));
      },
      close(name) {
        if (name === 'cellXfs') isCell = false;
      },
    });
  }
  return (style) => {
    const format = formats[style] ?? 0;
    return DATES.has(format) || custom.has(format);
  };
}
