/** Splits queries for more values than a database takes at once. */
import { isPlainObject } from '../json.ts';
import type { Filter } from '../port.ts';
import { MAX_LIST } from './scope.ts';

/** The parts of a filter are made once, as engines cache the results of filters. */
const known = new WeakMap<Filter, readonly Filter[]>();

/** @returns parts of a condition, of which every value meets exactly one; null for a condition that needs none */
function partsOf(condition: unknown): readonly unknown[] | null {
  if (!isPlainObject(condition)) return null;
  const { $in: list, ...others } = condition;
  if (!Array.isArray(list) || list.length <= MAX_LIST) return null;
  const values: unknown[] = [...new Set(list)];
  return Array.from({ length: Math.ceil(values.length / MAX_LIST) }, (_, index) => ({
    ...others,
    $in: values.slice(index * MAX_LIST, (index + 1) * MAX_LIST),
  }));
}

/** {@link partsOf} for `$and`, by the first of its filters that needs parts. */
function partsOfAll(filters: readonly Filter[], isSingle: (path: string) => boolean): readonly Filter[][] | null {
  for (const [index, filter] of filters.entries()) {
    const parts = isPlainObject(filter) ? batches(filter, isSingle) : [];
    if (parts.length > 1) return parts.map((part) => filters.with(index, part));
  }
  return null;
}

/**
 * Filters that together match what the given one matches, each document by one of them, without long lists of values.
 * @param isSingle whether a path holds one value: a document with a list of values could match several parts
 */
export function batches(filter: Filter, isSingle: (path: string) => boolean): readonly Filter[] {
  const made = known.get(filter);
  if (made !== undefined) return made;
  for (const [key, condition] of Object.entries(filter)) {
    const parts =
      key === '$and' && Array.isArray(condition)
        ? partsOfAll(condition, isSingle)
        : isSingle(key)
          ? partsOf(condition)
          : null;
    if (parts === null) continue;
    const split = parts.flatMap((part) => batches({ ...filter, [key]: part }, isSingle));
    known.set(filter, split);
    return split;
  }
  return [filter];
}
