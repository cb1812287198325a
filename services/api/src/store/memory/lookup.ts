/** Finds the documents that a filter can match, without testing all of them. */
import { isPlainObject } from '../json.ts';
import type { Filter } from '../port.ts';
import type { Entry } from './entry.ts';
import type { Table } from './table.ts';

/** Conditions that every match meets, by path. */
function* conditionsOf(filter: Filter): Generator<[path: string, condition: unknown]> {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(condition)) for (const branch of condition) yield* conditionsOf(branch);
    else if (!key.startsWith('$')) yield [key, condition];
  }
}

/** @returns the values of which every match has one; null for other conditions */
function equalities(condition: unknown): readonly unknown[] | null {
  if (!isPlainObject(condition)) return [condition];
  if ('$eq' in condition) return [condition['$eq']];
  return Array.isArray(condition['$in']) ? condition['$in'] : null;
}

/** @returns the only documents that can match, unordered; null when any can */
export function lookUp(table: Table, filter: Filter): Entry[] | null {
  const equal = new Map<string, readonly unknown[]>();
  for (const [path, condition] of conditionsOf(filter)) {
    const values = equalities(condition);
    if (values) equal.set(path, values);
  }
  const ids = equal.get('_id');
  if (ids) return [...new Set(ids)].flatMap((id) => (typeof id === 'string' ? (table.get(id) ?? []) : []));
  for (const fields of table.plan.unique) {
    const values = fields.map((field) => equal.get(field));
    // Not for null, as many documents may lack the field.
    if (!values.every((few) => few?.length === 1 && few[0] !== null)) continue;
    const found = table.findUnique(
      fields,
      values.flatMap((few) => few ?? []),
    );
    if (found) return found.entry ? [found.entry] : [];
  }
  return null;
}

/** The ids between which all matches are. */
export function idBounds(filter: Filter): { low: string | undefined; high: string | undefined } {
  let [low, high]: (string | undefined)[] = [];
  for (const [path, condition] of conditionsOf(filter)) {
    if (path !== '_id' || !isPlainObject(condition)) continue;
    const { $gt, $gte = $gt, $lt, $lte = $lt } = condition;
    if (typeof $gte === 'string') low = $gte;
    if (typeof $lte === 'string') high = $lte;
  }
  return { low, high };
}
