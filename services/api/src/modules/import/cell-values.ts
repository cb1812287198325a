/** Converts cells to values of fields, by the schema of the body that creates a record. */
import { schemas } from '@parapet/contracts';
import { fold } from '@parapet/contracts/rules';
import { splitCell } from '../export/list-cell.ts';
import type { FileFormats } from './file-formats.ts';
import type { Cell } from './files/table.ts';

export interface Schema {
  $ref?: string;
  type?: string;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
}

const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (schemas[schema.$ref.replace(/#$/, '')] ?? {});
/** A schema, or its alternatives. */
const alternatives = (schema: Schema): Schema[] => {
  const found = resolved(schema);
  return found.anyOf === undefined ? [found] : found.anyOf.flatMap(alternatives);
};

/** As people and spreadsheets write them in the four languages, without accents. */
const TRUE = new Set(['true', 'yes', '1', 'x', 'wahr', 'ja', 'vrai', 'oui', 'verdadero', 'si']);
const FALSE = new Set(['false', 'no', '0', 'falsch', 'nein', 'faux', 'non', 'falso']);

/** Several values in one cell. */
export const partsOf = (cell: Cell): string[] => splitCell(String(cell ?? ''));

export function numberOf(cell: Cell, formats: FileFormats): Cell {
  return typeof cell === 'string' ? (formats.number(cell.trim()) ?? cell) : cell;
}

export function dayOf(cell: Cell, formats: FileFormats): Cell {
  return typeof cell === 'string' ? (formats.day(cell.trim()) ?? cell) : cell;
}

export function booleanOf(cell: Cell): Cell {
  const text = fold(String(cell).trim());
  if (TRUE.has(text)) return true;
  return FALSE.has(text) ? false : cell;
}

/** The option that equals the cell, ignoring case; the trimmed text when there is none. */
export function optionOf(cell: Cell, options: readonly unknown[]): unknown {
  const text = String(cell).trim().toLowerCase();
  return options.find((option) => String(option).toLowerCase() === text) ?? String(cell).trim();
}

export type Convert = (cell: Cell, formats: FileFormats) => unknown;

/** Converts the cells of a field to its values. A cell that does not fit stays as it is: the validation of the record reports it. */
export function conversionOf(schema: Schema): Convert {
  const all = alternatives(schema);
  const options = all.find((one) => one.enum !== undefined)?.enum;
  if (options !== undefined) return (cell) => optionOf(cell, options);
  if (all.some(({ type }) => type === 'array')) return partsOf;
  if (all.some(({ type }) => type === 'integer' || type === 'number')) return numberOf;
  if (all.some(({ type }) => type === 'boolean')) return booleanOf;
  return (cell) => (cell === null ? cell : String(cell));
}

/** What an empty cell makes of a field; undefined for one that needs a value. */
export function emptyOf(schema: Schema): null | [] | '' | undefined {
  const all = alternatives(schema);
  if (all.some(({ type }) => type === 'null')) return null;
  if (all.some(({ type }) => type === 'array')) return [];
  return all.every(({ type, enum: options }) => type === 'string' && options === undefined) ? '' : undefined;
}

/** The fields that fit into a cell, which are those without objects, with the conversions of their cells. */
export function fieldsOf(schema: Schema): Map<string, Convert> {
  const isCell = (one: Schema) => alternatives(one).every(({ type }) => type !== 'object');
  const holdsObjects = (one: Schema) =>
    alternatives(one).some((found) => found.type === 'array' && 'items' in found && !isCell(Object(found.items)));
  return new Map(
    Object.entries(schema.properties ?? {})
      .filter(([name, one]) => name !== 'organization_id' && isCell(one) && !holdsObjects(one))
      .map(([name, one]) => [name, conversionOf(one)]),
  );
}
