/**
 * Columns with the values of single fields, for filters and sorting. The column `doc` omits those values, and an update that
 * leaves a field alone does not touch its indexes.
 */
import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { CollectionPlan } from '../../engine.ts';
import { valueAt, type JsonObject } from '../../json.ts';
import { bind, bindSortKey, filterColumn, filterFields, isDerived, isScalar, sortFieldColumn, unbind } from '../names.ts';

/** The fields with a filter column, and those with a sort column. A field may have both, as null is stored differently. */
export interface Fields {
  filters: readonly string[];
  sorts: readonly string[];
}

export function fieldsOf(plan: CollectionPlan): Fields {
  return { filters: filterFields(plan), sorts: plan.sorts.filter((field) => !isDerived(plan, field)) };
}

/** The fields of a table, by the names of its columns. */
export function fieldsIn(columns: readonly string[]): Fields {
  const named = (prefix: string) => columns.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  return { filters: named('f:'), sorts: named('s:') };
}

export const fieldColumns = ({ filters, sorts }: Fields) => [...filters.map(filterColumn), ...sorts.map(sortFieldColumn)];

/** In the order of {@link fieldColumns}. */
export function fieldValues({ filters, sorts }: Fields, doc: JsonObject): SQLInputValue[] {
  return [...filters.map((path) => bind(scalarAt(doc, path))), ...sorts.map((path) => bindSortKey(scalarAt(doc, path)))];
}

function scalarAt(doc: JsonObject, path: string) {
  const value = valueAt(doc, path);
  return isScalar(value) ? value : null;
}

/** Fields at the top of a document, which `doc` omits unless they are null. */
function held({ filters, sorts }: Fields): string[] {
  return [...new Set([...filters, ...sorts])].filter((path) => !path.includes('.'));
}

/** The columns to select for {@link withHeld}. */
export function heldColumns(fields: Fields): string[] {
  return held(fields).map((path) => (fields.filters.includes(path) ? filterColumn(path) : sortFieldColumn(path)));
}

export function withoutHeld(fields: Fields, doc: JsonObject): JsonObject {
  const omitted = new Set(held(fields));
  const rest: JsonObject = {};
  for (const [name, value] of Object.entries(doc)) if (value === null || !omitted.has(name) || !isScalar(value)) rest[name] = value;
  return rest;
}

export function withHeld(fields: Fields, doc: JsonObject, row: Record<string, SQLOutputValue>): JsonObject {
  for (const path of held(fields)) {
    const value = unbind(row[fields.filters.includes(path) ? `f:${path}` : `s:${path}`]);
    if (value !== null) doc[path] = value;
  }
  return doc;
}
