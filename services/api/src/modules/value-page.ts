/** Pages of the values in use of a low-cardinality field, which are sorted in memory. */
import { fold, words } from '@parapet/contracts/rules';
import type { Doc, Filter, OrgCollection } from '../store/port.ts';
import type { After } from '../store/values.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

const DEFAULT_LIMIT = 50;

const positionOf = (value: string): { value: string; id: string } => ({ value: fold(value), id: value });

function compare(a: After, b: After): number {
  const [left, right] = [
    [String(a.value), a.id],
    [String(b.value), b.id],
  ];
  return left.join('\0') < right.join('\0') ? -1 : Number(left.join('\0') !== right.join('\0'));
}

/** The values that have, for each word of the search, a word that begins with it. */
export function matchingValues<T extends { value: string | null }>(values: readonly T[], q: string): readonly T[] {
  const asked = words(q);
  if (asked.length === 0) return values;
  return values.filter(({ value }) => {
    const own = words(value ?? '');
    return asked.every((word) => own.some((one) => one.startsWith(word)));
  });
}

interface ValueQuery {
  q?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** A value and the number of records that have it. */
export interface UsedValue {
  value: string;
  count: number;
}

/**
 * The filled values of a field with the number of records that have each.
 * @param field with an index in the spec of the collection
 * @param filter matches the records whose values are meant
 */
export async function usedValues<T extends Doc>(
  collection: OrgCollection<T>,
  field: string,
  filter: Filter = {},
): Promise<UsedValue[]> {
  const groups = await collection.countBy([field], filter);
  return groups
    .map(({ key, count }) => ({ value: String(key[field] ?? ''), count }))
    .filter(({ value }) => value !== '');
}

/**
 * A page of values in alphabetical order.
 * @param name of the list, so that no cursor of another one is taken
 * @throws Problem 400 when the cursor does not belong to this list
 */
export function pageOfValues<V extends UsedValue>(
  values: readonly V[],
  name: string,
  { q = '', cursor, limit = DEFAULT_LIMIT }: ValueQuery,
) {
  const order = `values:${name}`;
  const after = decodeCursor(order, cursor);
  const all = matchingValues(values, q).toSorted((a, b) => compare(positionOf(a.value), positionOf(b.value)));
  const left = after === undefined ? all : all.filter(({ value }) => compare(positionOf(value), after) > 0);
  const items = left.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    total: all.length,
    next_cursor: left.length > limit && last !== undefined ? encodeCursor(order, positionOf(last.value)) : null,
  };
}

/** The values in use of a field, as a page. @throws Problem 400 when the cursor does not belong to this list */
export const valuePage = async <T extends Doc>(
  collection: OrgCollection<T>,
  field: string,
  query: ValueQuery,
  filter?: Filter,
) => pageOfValues(await usedValues(collection, field, filter), field, query);
