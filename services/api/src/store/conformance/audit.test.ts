import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonical, sealId } from '@parapet/contracts/rules';
import { entryHash, entryId } from '../audit/entries.ts';
import { sha256 } from '#platform/sha256';
import { toJsonObject, without, type JsonObject } from '../json.ts';
import type { AuditEntry, AuditListQuery, AuditTrail } from '../audit-port.ts';
import type { Store } from '../port.ts';
import { engines, type TestEngineStore } from '../testing.ts';
import { ACTOR, spec, type Item, type Note } from '../testing/spec.ts';
import type { Tamper } from '../testing/raw-data-port.ts';

/** A record that was changed twice and not deleted. */
const ID = 'r';

describe.each(engines)('the audit trail on $name', (on) => {
  let opened: TestEngineStore;
  let store: Store;
  let organizations = 0;

  beforeAll(async () => {
    opened = await on.open(spec);
    store = opened.store;
  });
  afterAll(() => opened.close());

  /** An organization with a few records; sealed once, after the second version of {@link ID}. */
  async function history(): Promise<{
    organization: string;
    trail: AuditTrail;
    sealedAt: string | null;
    add(): Promise<Item>;
  }> {
    organizations += 1;
    const organization = `org-${organizations}`;
    const items = store.org(organization, ACTOR).collection<Item>('items');
    await items.insertOne({ _id: ID, title: 'one', score: 1 });
    await items.insertOne({ _id: 'gone', title: 'short life' });
    await items.updateOne({ _id: ID }, { $set: { title: 'two' } });
    await items.deleteOne({ _id: 'gone' });
    const trail = store.audit(organization);
    const seal = await trail.seal();
    await items.updateOne({ _id: ID }, { $set: { title: 'three' } });
    return { organization, trail, sealedAt: seal?.at ?? null, add: () => items.insertOne({ title: 'more' }) };
  }

  it('lists the entries of all records by time, collection, actor and action, page by page', async () => {
    const { organization, trail } = await history();
    await store.org(organization, { id: 'user-2' }).collection<Note>('notes').insertOne({ text: 'a note' });
    const described = (items: readonly AuditEntry[]) =>
      items.map(
        ({ entity, entity_id, version, action }) => `${entity === 'notes' ? 'note' : entity_id}${version} ${action}`,
      );
    const all = await trail.list({ limit: 50 });
    // Sorted, as entries of the same millisecond are listed in the order of their ids.
    expect(described(all.items).toSorted()).toEqual([
      'gone1 create',
      'gone2 delete',
      'note1 create',
      'r1 create',
      'r2 update',
      'r3 update',
    ]);
    expect(all.items.map(({ at }) => at)).toEqual(
      all.items
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(all.next).toBeNull();
    expect(all.items.find(({ entity_id, version }) => entity_id === ID && version === 3)).toMatchObject({
      before: { title: 'two' },
      after: { title: 'three' },
    });
    expect(all.items.find(({ action }) => action === 'delete')).toMatchObject({
      before: { title: 'short life' },
      after: null,
    });
    const paged: AuditEntry[] = [];
    for (let after: AuditListQuery['after']; ;) {
      const { items, next } = await trail.list({ limit: 2, after });
      paged.push(...items);
      if (next === null) break;
      after = next;
    }
    expect(paged).toEqual(all.items);
    const listed = async (query: Omit<AuditListQuery, 'limit'>) =>
      described((await trail.list({ ...query, limit: 50 })).items);
    expect(await listed({ entity: 'notes' })).toEqual(['note1 create']);
    expect(await listed({ actor: 'user-2' })).toEqual(['note1 create']);
    expect(await listed({ actor: ACTOR.id, entity: 'notes' })).toEqual([]);
    expect(await listed({ entity: 'items', action: 'delete' })).toEqual(['gone2 delete']);
    const newest = all.items[0]?.at ?? '';
    expect(await listed({ from: new Date(Date.parse(newest) + 1).toISOString() })).toEqual([]);
    expect(await listed({ to: new Date(Date.parse(newest) + 1).toISOString() })).toHaveLength(6);
    expect(await listed({ to: '2020-01-01T00:00:00.000Z' })).toEqual([]);
    expect((await store.audit('nobody').list({ limit: 50 })).items).toEqual([]);
  });

  const alterEntry = (organization: string, id: string, version: number, change: Tamper) =>
    opened.raw.tamper('_audit', organization, entryId('items', id, version), change);

  it('lists who changed what when, newest first', async () => {
    const { trail } = await history();
    const { items, total } = await trail.history('items', ID);
    expect(total).toBe(3);
    expect(items.map(({ version, action }) => [version, action])).toEqual([
      [3, 'update'],
      [2, 'update'],
      [1, 'create'],
    ]);
    expect(items[0]).toMatchObject({
      entity: 'items',
      entity_id: ID,
      actor_id: 'user-1',
      request_id: 'req-1',
      before: { title: 'two' },
      after: { title: 'three', version: 3 },
    });
    expect(items[2]).toMatchObject({ before: null, previous_hash: null });
    expect(items[1]?.previous_hash).toBe(items[2]?.hash);
    expect(items.every((entry) => entry.hash === entryHash({ ...entry, before: undefined }))).toBe(true);
    // The `before` of the last entry of a page comes from an entry of the next page.
    expect((await trail.history('items', ID, { before: 3, limit: 1 })).items).toEqual([items[1]]);
    const gone = await trail.history('items', 'gone');
    expect(gone.items[0]).toMatchObject({ action: 'delete', version: 2, after: null, before: { title: 'short life' } });
    expect((await trail.history('items', 'never')).total).toBe(0);
    expect((await store.audit('nobody').history('items', ID)).total).toBe(0);
  });

  it('stores each state of a record once', async () => {
    const { organization } = await history();
    let stored: JsonObject = {};
    await alterEntry(organization, ID, 3, (entry) => (stored = entry));
    expect(stored).toMatchObject({ after: { title: 'three' } });
    expect(stored).not.toHaveProperty('before');
  });

  it('shows no previous state when a deleted record is inserted again', async () => {
    const { organization, trail } = await history();
    await store.org(organization, ACTOR).collection<Item>('items').insertOne({ _id: 'gone', title: 'back' });
    const { items } = await trail.history('items', 'gone');
    expect(items.map(({ version, before, after }) => [version, before, after])).toMatchObject([
      [3, null, { title: 'back' }],
      [2, { title: 'short life' }, null],
      [1, null, { title: 'short life' }],
    ]);
    expect((await trail.verify()).ok).toBe(true);
  });

  it('accepts entries of the first version, which stored both states', async () => {
    const items = store.org('old', ACTOR).collection<Item>('items');
    const trail = store.audit('old');
    await items.insertOne({ _id: ID, title: 'one' });
    for (const title of ['two', 'three']) await items.updateOne({ _id: ID }, { $set: { title } });
    const written = (await trail.history('items', ID)).items;
    let previous: string | null = null;
    for (const { version, before } of written.toReversed()) {
      await alterEntry('old', ID, version, (entry) => {
        // The last entry is as they are written today: without `before`.
        const made = rehashed({ ...entry, ...(version < 3 && { before }), previous_hash: previous });
        previous = String(made['hash']);
        return { ...made, unsealed: true };
      });
    }
    expect(await trail.verify()).toMatchObject({ ok: true, entries: 3, faults: [] });
    expect((await trail.history('items', ID)).items.map(({ before, after }) => [before, after])).toEqual(
      written.map(({ before, after }) => [before, after]),
    );
    await alterEntry('old', ID, 2, (entry) => ({ ...entry, before: null }));
    expect((await trail.verify()).faults).toMatchObject([{ entity_id: ID, version: 2, reason: 'altered' }]);
  });

  it('is valid when it was not tampered with, before and after sealing', async () => {
    const { trail, add } = await history();
    const newest = async () => (await trail.history('items', ID)).items[0]?.at;
    expect(await trail.verify()).toEqual({
      ok: true,
      entries: 5,
      seals: 1,
      faults: [],
      unsealed_since: await newest(),
      damage: null,
    });
    expect(await trail.seal()).toMatchObject({ number: 2 });
    expect(await trail.seal()).toBeNull();
    expect(await trail.verify()).toMatchObject({ unsealed_since: null });
    const { _id } = await add();
    await add();
    const [oldest] = (await trail.history('items', _id)).items;
    expect(await trail.verify()).toEqual({
      ok: true,
      entries: 7,
      seals: 2,
      faults: [],
      unsealed_since: oldest?.at,
      damage: null,
    });
  });

  it('seals more changes than fit in one seal', async () => {
    for (let batch = 0; batch < 6; batch += 1) {
      await store.transaction('large', ACTOR, async (tx) => {
        for (let n = 0; n < 20; n += 1) await tx.collection<Note>('notes').insertOne({ text: `${n}` });
      });
    }
    expect(await store.audit('large').seal()).toMatchObject({ number: 2 });
    expect(await store.audit('large').verify()).toEqual({
      ok: true,
      entries: 120,
      seals: 2,
      faults: [],
      unsealed_since: null,
      damage: null,
    });
  });

  it('seals more changes than fit in a page, each chain from its first entry', async () => {
    // MongoDB is slower and has pages of 1000 entries: there, 1010 chains of one entry.
    const [records, versions] = on.name === 'mongodb' ? [1010, 1] : [2, 400];
    await store.transaction('very-large', ACTOR, async (tx) => {
      const notes = tx.collection<Note>('notes');
      for (let record = 0; record < records; record += 1) {
        const { _id } = await notes.insertOne({ text: '', n: 0 });
        for (let version = 2; version <= versions; version += 1) await notes.updateOne({ _id }, { $inc: { n: 1 } });
      }
    });
    const entries = records * versions;
    const seals = Math.ceil(entries / 100);
    expect((await store.audit('very-large').seal())?.number).toBeGreaterThanOrEqual(seals);
    expect(await store.audit('very-large').verify()).toMatchObject({
      ok: true,
      entries,
      faults: [],
      unsealed_since: null,
    });
  });

  it('leaves out collections that are not audited', async () => {
    await store.org('drafts', ACTOR).collection<Note>('drafts').insertOne({ _id: 'd', text: 'x' });
    expect((await store.audit('drafts').history('drafts', 'd')).total).toBe(0);
    expect(await store.audit('drafts').verify()).toMatchObject({ ok: true, entries: 0 });
  });

  it('is valid while records change during verification', async () => {
    const notes = store.org('busy', ACTOR).collection<Note>('notes');
    for (let n = 0; n < 20; n += 1) await notes.insertOne({ _id: `n${n}`, text: 'x', n: 0 });
    const writes = Array.from({ length: 20 }, (_, n) => notes.updateOne({ _id: `n${n}` }, { $inc: { n: 1 } }));
    const [verdict] = await Promise.all([store.audit('busy').verify(), store.audit('busy').seal(), ...writes]);
    expect(verdict.faults).toEqual([]);
  });

  it('finds an entry that was altered', async () => {
    const { organization, trail, sealedAt } = await history();
    await alterEntry(organization, ID, 3, (entry) => ({ ...entry, actor_id: 'somebody else' }));
    expect((await trail.verify()).faults).toEqual([
      { entity: 'items', entity_id: ID, version: 3, reason: 'altered', last_good_seal: sealedAt },
    ]);
  });

  it('finds an entry that was altered together with its hash', async () => {
    const { organization, trail } = await history();
    await alterEntry(organization, ID, 2, (entry) => rehashed({ ...entry, actor_id: 'somebody else' }));
    expect((await trail.verify()).faults).toMatchObject([{ entity_id: ID, version: 3, reason: 'unlinked' }]);
  });

  it('finds a chain that was rewritten from the altered entry on', async () => {
    const { organization, trail } = await history();
    let previous: string | null = null;
    for (const version of [1, 2, 3]) {
      await alterEntry(organization, ID, version, (entry) => {
        const forged = rehashed({ ...entry, actor_id: 'somebody else', previous_hash: previous });
        previous = String(forged['hash']);
        return forged;
      });
    }
    expect((await trail.verify()).faults).toMatchObject([
      { entity_id: ID, version: 2, reason: 'altered', last_good_seal: null },
    ]);
  });

  it('finds an entry that was removed', async () => {
    const { organization, trail } = await history();
    await alterEntry(organization, ID, 2, () => null);
    expect((await trail.verify()).faults).toMatchObject([
      { entity_id: ID, version: 2, reason: 'missing', last_good_seal: null },
    ]);
  });

  it('finds a chain whose end was removed, with the record reverted to match', async () => {
    const { organization, trail } = await history();
    const { items } = await trail.history('items', ID);
    await trail.seal();
    await alterEntry(organization, ID, 3, () => null);
    await opened.raw.tamper('items', organization, ID, (doc) => reverted(doc, items[1]?.after));
    expect((await trail.verify()).faults).toMatchObject([{ entity_id: ID, version: 3, reason: 'missing' }]);
    expect((await trail.verify()).faults[0]?.last_good_seal).not.toBeNull();
  });

  it('finds a chain that was removed together with its record', async () => {
    const { organization, trail } = await history();
    for (const version of [1, 2, 3]) await alterEntry(organization, ID, version, () => null);
    await opened.raw.tamper('items', organization, ID, () => null);
    for (const version of [1, 2]) await alterEntry(organization, 'gone', version, () => null);
    expect((await trail.verify()).faults).toMatchObject([
      { entity_id: 'gone', version: 1, reason: 'missing' },
      { entity_id: ID, version: 1, reason: 'missing' },
    ]);
  });

  it('finds a record that differs from its last entry', async () => {
    const { organization, trail, sealedAt } = await history();
    await opened.raw.tamper('items', organization, ID, (doc) => ({ ...doc, title: 'forged' }));
    expect((await trail.verify()).faults).toEqual([
      { entity: 'items', entity_id: ID, version: 3, reason: 'record-differs', last_good_seal: sealedAt },
    ]);
  });

  it('finds a record that was removed without an entry', async () => {
    const { organization, trail } = await history();
    await opened.raw.tamper('items', organization, ID, () => null);
    expect((await trail.verify()).faults).toMatchObject([{ entity_id: ID, version: 3, reason: 'record-differs' }]);
  });

  it('finds an entry that is marked as sealed but is in no seal', async () => {
    const { organization, trail } = await history();
    await alterEntry(organization, ID, 3, (entry) => without(entry, 'unsealed'));
    expect((await trail.verify()).faults).toMatchObject([{ entity_id: ID, version: 3, reason: 'unsealed-head' }]);
  });

  it.each<[string, Tamper]>([
    ['time', (seal) => ({ ...seal, at: '2020-01-01T00:00:00.000Z' })],
    ['signature', (seal) => ({ ...seal, signature: Buffer.alloc(64).toString('base64') })],
    ['leaves', (seal) => ({ ...seal, leaves: [] })],
  ])('finds a seal whose %s was changed', async (_name, change) => {
    const { organization, trail } = await history();
    await opened.raw.tamper('_seals', organization, sealId(1), change);
    const verdict = await trail.verify();
    expect(verdict.ok).toBe(false);
    expect(verdict.faults).toContainEqual({
      entity: '_seals',
      entity_id: sealId(1),
      version: 1,
      reason: 'seal-broken',
      last_good_seal: null,
    });
  });

  it('reports a seal with a changed number only once, and continues sealing', async () => {
    const { organization, trail } = await history();
    await opened.raw.tamper('_seals', organization, sealId(1), (seal) => ({ ...seal, number: 0 }));
    expect(await trail.seal()).toMatchObject({ number: 2 });
    const { faults, seals } = await trail.verify();
    expect(seals).toBe(2);
    expect(faults.filter(({ entity }) => entity === '_seals')).toEqual([
      { entity: '_seals', entity_id: sealId(1), version: 1, reason: 'seal-broken', last_good_seal: null },
    ]);
  });

  it('finds a seal that was removed', async () => {
    const { organization, trail } = await history();
    await trail.seal();
    await opened.raw.tamper('_seals', organization, sealId(1), () => null);
    expect((await trail.verify()).faults).toMatchObject([
      { entity: '_seals', version: 1, reason: 'seal-broken', last_good_seal: null },
      { entity_id: 'gone', version: 1, reason: 'unsealed-head' },
      { entity_id: ID, version: 1, reason: 'unsealed-head' },
    ]);
    const second = await history();
    await second.trail.seal();
    await opened.raw.tamper('_seals', second.organization, sealId(2), () => null);
    expect((await second.trail.verify()).faults).toMatchObject([
      { entity_id: ID, version: 3, reason: 'unsealed-head', last_good_seal: second.sealedAt },
    ]);
  });
});

function rehashed(entry: JsonObject): JsonObject {
  const content = without(entry, '_id', '_key', 'organization_id', 'unsealed', 'hash');
  return { ...entry, hash: sha256(canonical(content)) };
}

/** An old state of a record, with the derived fields that the database stores with it. */
function reverted(doc: JsonObject, state: unknown): JsonObject {
  const derived = Object.fromEntries(Object.entries(doc).filter(([field]) => field.startsWith('_')));
  return { ...without(toJsonObject(state), '_id'), ...derived };
}
