/** Counts rows by the values of fields. */
import type { TypedFastBitSet as RowSet } from 'typedfastbitset';
import type { Count } from '../../engine.ts';
import type { Json } from '../../port.ts';
import { filterFields } from '../names.ts';
import { everything } from './row-source.ts';
import type { RowSets, Scope } from './row-sets.ts';

/** With more combinations of values, SQL is faster. */
const MOST_COMBINATIONS = 4096;

/**
 * @param rows to count; null for all rows of the organization
 * @returns null when a field has no index, or too many values
 */
export function groupsOf(sets: RowSets, scope: Scope, rows: RowSet | null, fields: readonly string[]): Count[] | null {
  const columns = new Set(filterFields(scope.plan));
  if (!fields.every((path) => columns.has(path))) return null;
  const groups: ReadonlyMap<string, RowSet>[] = [];
  for (const path of fields) {
    const ofField = sets.groups(scope, path);
    if (ofField === null) return null;
    groups.push(ofField);
  }
  if (groups.reduce((product, { size }) => product * size, 1) > MOST_COMBINATIONS) return null;
  let counts: { key: Record<string, Json>; rows: RowSet }[] = [{ key: {}, rows: rows ?? sets.of(scope, everything(scope.plan), null) }];
  for (const [index, path] of fields.entries()) counts = counts.flatMap((count) => [...split(count, path, groups[index])]);
  return counts.map(({ key, rows }) => ({ key, count: rows.size() }));
}

function* split({ key, rows }: { key: Record<string, Json>; rows: RowSet }, path: string, groups: ReadonlyMap<string, RowSet> = new Map()) {
  for (const [name, group] of groups) {
    const value: Json = JSON.parse(name);
    const both = rows.new_intersection(group);
    if (!both.isEmpty()) yield { key: { ...key, [path]: value }, rows: both };
  }
}
