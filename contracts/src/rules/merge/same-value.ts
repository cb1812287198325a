import { entryOf, isMap, keysOf } from './map-entries.ts';

/** Whether two JSON values are equal. The order of keys does not matter; a key that is undefined counts as missing. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => sameValue(item, other[index]));
  if (!isMap(one) || !isMap(other)) return false;
  return keysOf(one, other).every((key) => sameValue(entryOf(one, key), entryOf(other, key)));
}
