/**
 * Columns with the values of single fields, for filters and sorting. The column `doc` omits those values, and an update that
 * leaves a field alone does not touch its indexes.
 */
import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { CollectionPlan } from '../../engine.ts';
import { valueAt, type JsonObject } from '../../json.ts';
import { oncePer } from '../../once-per.ts';
import {
  bind,
  bindSortKey,
  filterColumn,
  filterFields,
  isDerived,
  isScalar,
  quote,
  sortFieldColumn,
  unbind,
} from '../names.ts';

/** The fields with a filter column, and those with a sort column. A field may have both, as null is stored differently. */
export interface Fields {
  filters: readonly string[];
  sorts: readonly string[];
}

export function fieldsOf(plan: CollectionPlan): Fields {
  return { filters: [...filterFields(plan)], sorts: plan.sorts.filter((field) => !isDerived(plan, field)) };
}

/** The fields of a table, by the names of its columns. */
export function fieldsIn(columns: readonly string[]): Fields {
  const named = (prefix: string) =>
    columns.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  return { filters: named('f:'), sorts: named('s:') };
}

export const fieldColumns = oncePer(({ filters, sorts }: Fields): readonly string[] => [
  ...filters.map(filterColumn),
  ...sorts.map(sortFieldColumn),
]);

/** In the order of {@link fieldColumns}. */
export function fieldValues({ filters, sorts }: Fields, doc: JsonObject): SQLInputValue[] {
  return [
    ...filters.map((path) => bind(scalarAt(doc, path))),
    ...sorts.map((path) => bindSortKey(scalarAt(doc, path))),
  ];
}

function scalarAt(doc: JsonObject, path: string) {
  const value = valueAt(doc, path);
  return isScalar(value) ? value : null;
}

/** Fields at the top of a document, which `doc` omits unless they are null, with the names of their columns. */
const held = oncePer(({ filters, sorts }: Fields): ReadonlyMap<string, string> => {
  const columns = [
    ...sorts.map((path) => [path, `s:${path}`] as const),
    ...filters.map((path) => [path, `f:${path}`] as const),
  ];
  return new Map(columns.filter(([path]) => !path.includes('.')));
});

/** The columns to select for {@link withHeld}. */
export function heldColumns(fields: Fields): string[] {
  return Array.from(held(fields).values(), quote);
}

/** @param others names of fields that are left out too */
export function withoutHeld(fields: Fields, doc: JsonObject, others: readonly string[]): JsonObject {
  const omitted = held(fields);
  const rest: JsonObject = {};
  for (const [name, value] of Object.entries(doc)) {
    if (!others.includes(name) && (value === null || !omitted.has(name) || !isScalar(value))) rest[name] = value;
  }
  return rest;
}

export function withHeld(fields: Fields, doc: JsonObject, row: Record<string, SQLOutputValue>): JsonObject {
  for (const [path, column] of held(fields)) {
    const value = unbind(row[column]);
    if (value !== null) doc[path] = value;
  }
  return doc;
}
