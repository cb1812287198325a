/** Unsaved changes as they are stored on the device: of a map only the changed entries, since others may add entries in the meantime. */
import type { RiskFlow } from '@parapet/contracts';
import { changesOnto, entryOf, isMap, keysOf, sameValue } from '@parapet/contracts/rules';
import type { FlowChanges } from './flow-changes.ts';

type Stored = Readonly<Record<string, unknown>>;

/** Marks a removed entry, since JSON has no undefined. */
const REMOVED = null;

/** @param record the version that the changes were made in */
export function draftOf(record: RiskFlow, changes: FlowChanges): Stored {
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

/** The changes of a draft on the flow as it is now. @param draft outside data, from {@link draftOf} */
export function changesOfDraft(record: RiskFlow, draft: Stored): FlowChanges {
  const now: Stored = { ...record };
  const changes = Object.entries(draft).map(([name, value]) => {
    const old = now[name];
    if (!isMap(value) || !isMap(old)) return [name, value] as const;
    const entries = Object.entries({ ...old, ...value }).filter(([, entry]) => entry !== REMOVED);
    return [name, Object.fromEntries(entries)] as const;
  });
  return changesOnto(now, Object.fromEntries(changes), now);
}
