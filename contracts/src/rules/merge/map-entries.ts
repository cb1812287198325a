/** Maps within a record, such as the answers to a template: objects whose keys are data. */
import { pointerKeys } from '../../protocol/json-pointer.ts';

export type Entries = Readonly<Record<string, unknown>>;

/** One entry and its new value; undefined removes it. */
export type EntryChange = readonly [key: string, value: unknown];

export function isMap(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every key of these maps, each once. */
export function keysOf(...maps: readonly object[]): string[] {
  return [...new Set(maps.flatMap((map) => Object.keys(map)))];
}

/** The value of an entry; undefined where there is none, whatever the prototype has by that name. */
export function entryOf(map: Entries, key: string): unknown {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}

/** The value at a JSON pointer; undefined where there is none. */
export function valueAt(record: unknown, path: string): unknown {
  return pointerKeys(path).reduce((value: unknown, key) => (isMap(value) ? entryOf(value, key) : undefined), record);
}

export function withEntries(map: Entries, changes: readonly EntryChange[]): Record<string, unknown> {
  const entries = new Map([...Object.entries(map), ...changes]);
  return Object.fromEntries([...entries].filter(([, value]) => value !== undefined));
}
