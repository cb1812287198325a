/**
 * Unsaved changes as they are stored on the device: of a map only the changed entries, and of a list of ids only what was added or removed,
 * since others may add something in the meantime.
 */
import { changesOnto, entryOf, isMap, isMembers, keysOf, mergedMembers, sameValue } from '@parapet/contracts/rules';

type Stored = Readonly<Record<string, unknown>>;

/** Marks a removed entry, since JSON has no undefined. */
const REMOVED = null;

/** A map as it is, a list of ids as a map of its members. */
export function entriesIn(value: unknown): Stored | null {
  if (isMap(value)) return value;
  return isMembers(value) ? Object.fromEntries(value.map((member) => [member, true])) : null;
}

/** @param record the version that the changes were made in */
export function draftOf(record: object, changes: object): Stored {
  const before: Stored = { ...record };
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      const old = before[name];
      const isKept = isMap(old) ? isMap(value) : mergedMembers(old, value, old) !== null;
      const [was, is] = [entriesIn(old), entriesIn(value)];
      if (!isKept || was === null || is === null) return [name, value];
      const own = keysOf(was, is).filter((key) => !sameValue(entryOf(was, key), entryOf(is, key)));
      return [name, Object.fromEntries(own.map((key) => [key, entryOf(is, key) ?? REMOVED]))];
    }),
  );
}

/** The changes of a draft on the record as it is now. @param draft outside data, from {@link draftOf} */
export function changesOfDraft(record: object, draft: Stored): Record<string, unknown> {
  const now: Stored = { ...record };
  const changes = Object.entries(draft).map(([name, value]) => {
    const old = entriesIn(now[name]);
    if (!isMap(value) || old === null) return [name, value] as const;
    const entries = Object.entries({ ...old, ...value }).filter(([, entry]) => entry !== REMOVED);
    return [name, isMap(now[name]) ? Object.fromEntries(entries) : entries.map(([member]) => member)] as const;
  });
  return changesOnto(now, Object.fromEntries(changes), now);
}
