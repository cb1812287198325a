/**
 * Writes into the audit log of each organization which releases its people get, whenever that changes. What everybody gets is stored once, so that
 * nothing is written while nothing changes, and nothing is missed while no process runs.
 */
import type { LocalizedText } from '@parapet/contracts/remote';
import { yieldToOthers } from '../../platform/timers.ts';
import type { ReleaseDoc, UserDoc } from '../../collections.ts';
import type { Actor, Doc, Store, SystemDoc } from '../../store/port.ts';

/** One remote as the registry has it now. */
export interface ReleaseInUse {
  /** Of the remote. */
  name: string;
  /** Of the remote. */
  label: LocalizedText;
  version: string;
  /** Why it is switched off; null while it is not. */
  off: string | null;
  /** Some people get this instead: a part of all, from 0 to 100, and everybody of some organizations. */
  canary: { version: string; percent: number; organizations: readonly string[] } | null;
}

/** Of one remote, whose label is in English. */
interface RecordedRelease extends Omit<ReleaseInUse, 'name' | 'label'> {
  label: string;
}

/** What was last recorded; the id is the remote's name. */
interface RecordedDoc extends SystemDoc {
  release: RecordedRelease;
}

export const RECORDED_RELEASES = 'recorded_releases';
/** People whose organizations are read at once. */
const BATCH = 500;
const SYSTEM: Actor = { id: 'system' };

type State = Omit<ReleaseDoc, keyof Doc>;

/** What the people of an organization get; null where there is no such remote. */
function stateIn(organization: string, release: RecordedRelease | undefined): State | null {
  if (release === undefined) return null;
  const { label, version, off, canary } = release;
  const isForAll = canary?.organizations.includes(organization) ?? false;
  const percent = isForAll ? 100 : (canary?.percent ?? 0);
  return {
    name: label,
    release: version,
    off,
    canary: percent > 0 ? (canary?.version ?? null) : null,
    canary_percent: percent,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Compares the releases in use with what was last recorded. The first time there is nothing to compare with, so nothing is written to the audit logs.
 * Several processes may do this at the same time: what one has recorded is no difference for the other.
 *
 * @throws StoreUnavailableError, StoreBusyError; it is then to be called again, and goes on with the organizations that are left
 */
export async function recordReleases(store: Store, now: readonly ReleaseInUse[]): Promise<void> {
  const recorded = store.system<RecordedDoc>(RECORDED_RELEASES);
  const before = new Map((await recorded.find({})).map(({ _id, release }) => [_id, release]));
  const after = new Map(now.map(({ name, label, ...release }) => [name, { label: label.en, ...release }]));
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !isSame(before.get(name), after.get(name)),
  );
  if (changed.length === 0) return;
  if (before.size > 0)
    for await (const organization of organizationsOf(store)) {
      for (const name of changed) {
        const change = { from: stateIn(organization, before.get(name)), to: stateIn(organization, after.get(name)) };
        if (!isSame(change.from, change.to)) await recordIn(store, organization, name, change);
      }
      await yieldToOthers();
    }
  for (const name of changed) {
    const release = after.get(name);
    if (release === undefined) await recorded.delete({ _id: name });
    else await recorded.put({ _id: name, release });
  }
}

function recordIn(
  store: Store,
  organization: string,
  name: string,
  { from, to }: { from: State | null; to: State | null },
): Promise<void> {
  const _id = `${organization}:${name}`;
  return store.transaction(organization, SYSTEM, async (tx) => {
    await tx.lock('releases', [_id]);
    const releases = tx.collection<ReleaseDoc>('releases');
    const found = await releases.findOne({ _id });
    if (to === null) return void (await releases.deleteOne({ _id }));
    // What was live before is in the log too, so that the first change shows what it replaced.
    const known = found ?? (await releases.insertOne({ _id, ...(from ?? to) }));
    if (Object.entries(to).some(([field, value]) => !isSame(Reflect.get(known, field), value)))
      await releases.updateOne({ _id }, { $set: to });
  });
}

/** The ids of all organizations that have members, each once. */
async function* organizationsOf(store: Store): AsyncGenerator<string> {
  const seen = new Set<string>();
  for (let last = ''; ;) {
    const users = await store.system<UserDoc>('users').find({ _id: { $gt: last } }, { direction: 1, limit: BATCH });
    for (const { organization } of users)
      if (!seen.has(organization)) {
        seen.add(organization);
        yield organization;
      }
    last = users.at(-1)?._id ?? '';
    if (users.length < BATCH) return;
  }
}
