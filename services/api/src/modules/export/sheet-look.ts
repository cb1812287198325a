/** How a workbook looks that people read: bold names above that stay in sight, widths, a filter, days, and colors of levels. */
import type { RiskSeverity } from '@parapet/contracts';
import type { Cell } from './cells.ts';

export type CellStyle = 'day' | RiskSeverity;

export interface SheetLook {
  /** Of each column, in characters. */
  widths: readonly number[];
  /** What is shown for a value of a column; the names of the columns are not asked for. */
  show: (value: Cell, column: number) => { cell: Cell; style?: CellStyle };
}

/** A table for people: columns by the names of their fields, what they are called, and how they look. */
export interface ShownTable extends SheetLook {
  columns: readonly string[];
  headers: readonly string[];
}

/** Fill and text, dark enough on it to be read. */
const LEVELS: readonly (readonly [RiskSeverity, fill: string, text: string])[] = [
  ['low', 'FFD3F9D8', 'FF1B5E20'],
  ['medium', 'FFFFF3BF', 'FF5C4400'],
  ['high', 'FFFFE0C2', 'FF7A3300'],
  ['critical', 'FFFFD6D6', 'FF8B1A1A'],
];
/** Positions in `cellXfs`, after that of cells without a style and that of the names. */
const STYLES: readonly CellStyle[] = ['day', ...LEVELS.map(([level]) => level)];
const NAMES = 1;

const solid = (color: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${color}"/></patternFill></fill>`;
const font = (more: string) => `<font>${more}<sz val="11"/><name val="Calibri"/></font>`;
const xf = (fontId: number, fillId: number, format = 0, top = true) =>
  `<xf numFmtId="${format}" fontId="${fontId}" fillId="${fillId}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="${top ? 'top' : 'center'}" wrapText="1"/></xf>`;

/** Content of `styles.xml` within its root. Two fills are Excel's own; format 14 is a day as the reader's computer writes it. */
export const STYLE_SHEET = [
  `<fonts>${font('')}${font('<b/>')}${LEVELS.map(([, , text]) => `<font><sz val="11"/><color rgb="${text}"/><name val="Calibri"/></font>`).join('')}</fonts>`,
  `<fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${solid('FFEDF0F4')}${LEVELS.map(([, fill]) => solid(fill)).join('')}</fills>`,
  '<borders><border/></borders><cellStyleXfs><xf/></cellStyleXfs>',
  `<cellXfs>${xf(0, 0)}${xf(1, 2, 0, false)}${xf(0, 0, 14)}${LEVELS.map((_, at) => xf(2 + at, 3 + at)).join('')}</cellXfs>`,
  '<cellStyles><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
].join('');

/** What stands before the rows: the first of them stays in sight. */
export const beforeRows = ({ widths }: SheetLook): string =>
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
  `<cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>`;

/** What stands after them. @param rows with that of the names; there are at most 26 columns */
export const afterRows = ({ widths }: SheetLook, rows: number): string =>
  `<autoFilter ref="A1:${String.fromCharCode(64 + widths.length)}${rows}"/>`;

const EPOCH = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;

export interface StyledCell {
  cell: Cell;
  /** A position in `cellXfs`. */
  style: number;
}

export const nameCell = (cell: Cell): StyledCell => ({ cell, style: NAMES });

/** A day is a number in a workbook, counted from the end of 1899. */
export function styledCell({ show }: SheetLook, value: Cell, column: number): StyledCell {
  const { cell, style } = show(value, column);
  const isDay = style === 'day' && typeof cell === 'string';
  return {
    cell: isDay ? (Date.parse(`${cell}T00:00:00Z`) - EPOCH) / DAY : cell,
    style: style === undefined ? 0 : 2 + STYLES.indexOf(style),
  };
}
