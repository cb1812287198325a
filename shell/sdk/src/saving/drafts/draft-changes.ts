/** Unsaved changes as they are stored on the device: of a map only the changed entries, since others may add entries in the meantime. */
import { changesOnto, entryOf, isMap, keysOf, sameValue } from '@parapet/contracts/rules';

type Stored = Readonly<Record<string, unknown>>;

/** Marks a removed entry, since JSON has no undefined. */
const REMOVED = null;

/** @param record the version that the changes were made in */
export function draftOf(record: object, changes: object): Stored {
  const before: Stored = { ...record };
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      const old = before[name];
      if (!isMap(value) || !isMap(old)) return [name, value];
      const own = keysOf(old, value).filter((key) => !sameValue(entryOf(old, key), entryOf(value, key)));
      return [name, Object.fromEntries(own.map((key) => [key, entryOf(value, key) ?? REMOVED]))];
    }),
  );
}

/** The changes of a draft on the record as it is now. @param draft outside data, from {@link draftOf} */
export function changesOfDraft(record: object, draft: Stored): Record<string, unknown> {
  const now: Stored = { ...record };
  const changes = Object.entries(draft).map(([name, value]) => {
    const old = now[name];
    if (!isMap(value) || !isMap(old)) return [name, value] as const;
    const entries = Object.entries({ ...old, ...value }).filter(([, entry]) => entry !== REMOVED);
    return [name, Object.fromEntries(entries)] as const;
  });
  return changesOnto(now, Object.fromEntries(changes), now);
}
