import { pointerSegment } from '@parapet/contracts/rules';

/** A path inside the values, e.g. `['fields', '3', 'label']`. */
export type Segments = readonly string[];

export function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** `fields.3.label` → segments. Keys that contain a dot are given as segments. */
export function segmentsOf(path: string | Segments): Segments {
  return typeof path === 'string' ? path.split('.') : path;
}

/** JSON pointer of a path; unique, so that it serves as a key too. */
export function pointerOf(path: Segments): string {
  return path.map((segment) => `/${pointerSegment(segment)}`).join('');
}

/** True for the path itself and everything inside of it. */
export function isWithin(pointer: string, parent: string): boolean {
  return pointer === parent || pointer.startsWith(`${parent}/`);
}

/** The value at a path; undefined where there is none. */
export function valueAt(values: unknown, path: Segments): unknown {
  let value = values;
  for (const segment of path) {
    if (!isContainer(value) || !Object.hasOwn(value, segment)) return undefined;
    value = Reflect.get(value, segment);
  }
  return value;
}

/** A copy with another value at the path; missing objects on the way are made. */
export function withValueAt(values: unknown, path: Segments, value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(values)) {
    const items: unknown[] = [...values];
    items[Number(first)] = withValueAt(items[Number(first)], rest, value);
    return items;
  }
  const fields = isContainer(values) ? values : {};
  return { ...fields, [first]: withValueAt(valueAt(fields, [first]), rest, value) };
}
