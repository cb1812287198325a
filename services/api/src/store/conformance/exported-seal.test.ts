import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryId } from '../audit/entries.ts';
import { sealId } from '@parapet/contracts/rules';
import { toJsonObject, without, type JsonObject } from '../json.ts';
import type { AuditTrail } from '../audit-port.ts';
import type { Store } from '../port.ts';
import { engines, type TestEngineStore } from '../testing.ts';
import { ACTOR, spec, type Item } from '../testing/spec.ts';

describe.each(engines)('an exported seal on $name', (on) => {
  let opened: TestEngineStore;
  let store: Store;
  let organizations = 0;
  beforeAll(async () => {
    opened = await on.open(spec);
    store = opened.store;
  });
  afterAll(() => opened.close());

  /** One record with two versions, each in a seal of its own. */
  async function sealedTwice() {
    organizations += 1;
    const organization = `org-${organizations}`;
    const items = store.org(organization, ACTOR).collection<Item>('items');
    const trail = store.audit(organization);
    await items.insertOne({ _id: 'r', title: 'one' });
    const first = await trail.seal();
    await items.updateOne({ _id: 'r' }, { $set: { title: 'two' } });
    await trail.seal();
    return { organization, items, trail, firstAt: first?.at ?? '', exported: await exportNewest(trail) };
  }

  async function exportNewest(trail: AuditTrail): Promise<{ number: number; hash: string }> {
    const { number = 0, hash = '' } = (await trail.newestSeal()) ?? {};
    return { number, hash };
  }

  /** Removes all traces of the newest change from the database. */
  async function undoNewest(organization: string, trail: AuditTrail): Promise<void> {
    const { items } = await trail.history('items', 'r');
    const [newest, before] = items;
    await opened.raw.tamper('_audit', organization, entryId('items', 'r', newest?.version ?? 0), () => null);
    await opened.raw.tamper('_seals', organization, sealId(2), () => null);
    await opened.raw.tamper('items', organization, 'r', (doc) => reverted(doc, before?.after));
  }

  it('is found while the trail is intact, however many seals follow', async () => {
    const { items, trail, exported } = await sealedTwice();
    expect(exported.number).toBe(2);
    expect(await trail.checkSeal(exported)).toBeNull();
    await items.insertOne({ title: 'more' });
    await trail.seal();
    expect(await trail.checkSeal(exported)).toBeNull();
    expect(await trail.checkSeal(await exportNewest(trail))).toBeNull();
  });

  it('reveals that the newest change was removed together with its seal', async () => {
    const { organization, trail, exported, firstAt } = await sealedTwice();
    await undoNewest(organization, trail);
    // The trail itself looks valid.
    expect(await trail.verify()).toMatchObject({ ok: true, entries: 1, seals: 1 });
    expect(await trail.checkSeal(exported)).toEqual({
      entity: '_seals',
      entity_id: sealId(2),
      version: 2,
      reason: 'missing',
      last_good_seal: firstAt,
    });
  });

  it('reveals the removal even when a later seal has the same number', async () => {
    const { organization, items, trail, exported, firstAt } = await sealedTwice();
    await undoNewest(organization, trail);
    await items.insertOne({ title: 'something else' });
    expect(await trail.seal()).toMatchObject({ number: 2 });
    expect(await trail.verify()).toMatchObject({ ok: true, seals: 2 });
    expect(await trail.checkSeal(exported)).toEqual({
      entity: '_seals',
      entity_id: sealId(2),
      version: 2,
      reason: 'altered',
      last_good_seal: firstAt,
    });
  });

  it('of another organization is not found', async () => {
    const [one, other] = [await sealedTwice(), await sealedTwice()];
    expect(await one.trail.checkSeal(other.exported)).toMatchObject({ reason: 'altered' });
    expect(await one.trail.checkSeal({ ...one.exported, number: 3 })).toMatchObject({ version: 3, reason: 'missing' });
    expect(await store.audit('nobody').checkSeal(one.exported)).toMatchObject({
      reason: 'missing',
      last_good_seal: null,
    });
  });
});

/** An old state of a record, with the derived fields that the database stores with it. */
function reverted(doc: JsonObject, state: unknown): JsonObject {
  const derived = Object.fromEntries(Object.entries(doc).filter(([field]) => field.startsWith('_')));
  return { ...without(toJsonObject(state), '_id'), ...derived };
}
