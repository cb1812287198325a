import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { entryId } from '../audit/entries.ts';
import type { Doc, OrgCollection, Store, StoreSpec } from '../port.ts';
import { engines } from '../testing.ts';
import { sized } from '../../testing/flags.ts';
import { ACTOR } from '../testing/spec.ts';

type Tally = Doc & { n: number };
type Note = Doc & { text: string };

/** A few records that are changed often, and many that are inserted. */
const spec: StoreSpec = { collections: { tallies: {}, notes: {} }, system: {} };
const ORGANIZATION = 'busy';
const WRITERS = 16;
const CHANGES = sized({ default: 100, full: 1000 });
/** ms; a minute in production. */
const SEALED_EVERY = 2000;
/** Records that all writers change. */
const SHARED = ['shared-1', 'shared-2', 'shared-3', 'shared-4'];

const talliesOf = (store: Store): OrgCollection<Tally> => store.org(ORGANIZATION, ACTOR).collection<Tally>('tallies');

/** Changes the version that it has read; reads again when another writer was faster. @returns how often that happened */
async function changeShared(store: Store, id: string): Promise<number> {
  for (let retries = 0; ; retries += 1) {
    const read = await talliesOf(store).findOne({ _id: id });
    if ((await talliesOf(store).updateOne({ _id: id, version: read?.version }, { $inc: { n: 1 } })) !== null)
      return retries;
  }
}

interface Written {
  /** Number of acknowledged changes. */
  changes: number;
  /** How often another writer was faster. */
  retries: number;
  /** A record that was inserted and changed once. */
  untouched: string;
}

/** One writer: inserts, changes and deletes records, its own and shared ones. */
async function write(store: Store, writer: number): Promise<Written> {
  const tallies = talliesOf(store);
  const notes = store.org(ORGANIZATION, ACTOR).collection<Note>('notes');
  const own = `own-${writer}`;
  let [retries, last] = [0, ''];

  /** Several changes in one transaction, as in completing a flow. */
  async function several(step: number): Promise<number> {
    last = await store.transaction(ORGANIZATION, ACTOR, async (tx) => {
      const inside = tx.collection<Note>('notes');
      const [stored, deleted] = [
        await inside.insertOne({ text: 'stored' }),
        await inside.insertOne({ text: 'deleted' }),
      ];
      await inside.updateOne({ _id: stored._id }, { $set: { text: `stored ${step}` } });
      await inside.deleteOne({ _id: deleted._id });
      await tx.collection<Tally>('tallies').updateOne({ _id: own }, { $inc: { n: 1 } });
      return stored._id;
    });
    return 5;
  }

  /** @returns how many changes were acknowledged */
  async function change(step: number, left: number): Promise<number> {
    const kind = step % 10;
    if (kind === 9 && left >= 5) return several(step);
    // Rare, as on the MongoDB substitute a change of a shared record takes as long as ten others.
    if (step % 20 === 0) retries += await changeShared(store, SHARED[(writer + step / 20) % SHARED.length] ?? '');
    else if (kind < 5) return (await tallies.updateOne({ _id: own }, { $inc: { n: 1 } })) === null ? 0 : 1;
    else await notes.insertOne({ text: `note ${step}` });
    return 1;
  }

  await tallies.insertOne({ _id: own, n: 0 });
  let changes = 1;
  for (let step = 0; step < CHANGES; step += 1) if (changes < CHANGES) changes += await change(step, CHANGES - changes);
  return { changes, retries, untouched: last };
}

describe.each(engines)(`sixteen writers of ${CHANGES} changes each on $name`, (on) => {
  it('leave one audit entry per change, and tampering with the trail is detected', { timeout: 1_800_000 }, async () => {
    const opened = await on.open(spec);
    const { store, raw } = opened;
    const trail = store.audit(ORGANIZATION);
    for (const id of SHARED) await talliesOf(store).insertOne({ _id: id, n: 0 });

    const working = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(store, writer)));
    // Seal while they write, as the service does in the background.
    const ending = new AbortController();
    const sealing = (async () => {
      while (!ending.signal.aborted) {
        await trail.seal();
        await wait(SEALED_EVERY);
      }
    })();
    const written = await working.finally(() => ending.abort());
    await sealing;
    await trail.seal();

    const changes = written.reduce((sum, one) => sum + one.changes, SHARED.length);
    expect(written.map((one) => one.changes)).toEqual(Array.from({ length: WRITERS }, () => CHANGES));
    const verdict = await trail.verify();
    expect(verdict).toMatchObject({ ok: true, entries: changes, faults: [] });
    expect(verdict.seals).toBeGreaterThan(CHANGES / 100);
    // No change of a shared record was overwritten by another writer.
    const shared = await Promise.all(SHARED.map((id) => talliesOf(store).findOne({ _id: id })));
    expect(shared.map((tally) => tally?.n)).toEqual(shared.map((tally) => (tally?.version ?? 0) - 1));
    expect(written.reduce((sum, one) => sum + one.retries, 0)).toBeGreaterThan(0);

    const [altered = '', removed = ''] = SHARED;
    await raw.tamper('_audit', ORGANIZATION, entryId('tallies', altered, 7), (doc) => ({ ...doc, actor_id: 'nobody' }));
    await raw.tamper('_audit', ORGANIZATION, entryId('tallies', removed, 9), () => null);
    const gone = written[3]?.untouched ?? '';
    for (const version of [2, 1]) await raw.tamper('_audit', ORGANIZATION, entryId('notes', gone, version), () => null);
    await raw.tamper('notes', ORGANIZATION, gone, () => null);
    const found = await trail.verify();
    expect(found.ok).toBe(false);
    expect(
      found.faults.map(({ entity_id, version, reason }) => `${entity_id} ${version} ${reason}`).toSorted(),
    ).toEqual([`${gone} 1 missing`, `${altered} 7 altered`, `${removed} 9 missing`].toSorted());
    await opened.close();
  });
});
