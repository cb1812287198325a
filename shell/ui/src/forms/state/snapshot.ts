import { isContainer, valueAt, withValueAt, type Segments } from './path.ts';

/**
 * An immutable copy of values that the library changes in place. Whatever did not change is the very same object as in
 * the snapshot before, so that `Object.is` tells what did.
 */
export function snapshot<T>(before: unknown, live: T): T {
  // The cast is safe: a copy has the shape of what it copies.
  return copyOf(before, live) as T;
}

/** Like `snapshot`, after a change at one path: only that part is compared, which matters in a large form. */
export function snapshotAt<T>(before: T, live: T, path: Segments): T {
  const earlier = valueAt(before, path);
  // A value that is new at its path may change the shape of its parents.
  if (earlier === undefined) return snapshot(before, live);
  const part = snapshot(earlier, valueAt(live, path));
  // The cast is safe, as above.
  return Object.is(part, earlier) ? before : (withValueAt(before, path, part) as T);
}

function copyOf(before: unknown, live: unknown): unknown {
  if (!isPlain(live)) return live;
  if (Array.isArray(live)) {
    const earlier: readonly unknown[] = Array.isArray(before) ? before : [];
    const copy = live.map((item, index) => copyOf(earlier[index], item));
    return Array.isArray(before) &&
      earlier.length === copy.length &&
      copy.every((item, index) => Object.is(item, earlier[index]))
      ? before
      : copy;
  }
  const earlier = isPlain(before) && !Array.isArray(before) ? before : {};
  const keys = Object.keys(live);
  const copy = Object.fromEntries(keys.map((key) => [key, copyOf(Reflect.get(earlier, key), Reflect.get(live, key))]));
  const isSame =
    before === earlier &&
    keys.length === Object.keys(earlier).length &&
    keys.every((key) => Object.hasOwn(earlier, key) && Object.is(copy[key], Reflect.get(earlier, key)));
  return isSame ? before : copy;
}

/** Lists and plain objects; a File or a Date is a value of its own. */
function isPlain(value: unknown): value is object {
  if (!isContainer(value)) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
