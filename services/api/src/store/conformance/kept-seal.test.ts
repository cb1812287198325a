import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryId } from '../audit/entries.ts';
import { sealId } from '@parapet/contracts/rules';
import { toJsonObject, without, type JsonObject } from '../json.ts';
import type { AuditTrail } from '../audit-port.ts';
import type { Store } from '../port.ts';
import { engines, type TestEngineStore } from '../testing.ts';
import { ACTOR, spec, type Item } from './spec.ts';

describe.each(engines)('a seal that was kept elsewhere, on $name', (on) => {
  let opened: TestEngineStore;
  let store: Store;
  let organizations = 0;
  beforeAll(async () => {
    opened = await on.open(spec);
    store = opened.store;
  });
  afterAll(() => opened.close());

  /** One record in two versions, each with a seal of its own. */
  async function sealedTwice() {
    organizations += 1;
    const organization = `org-${organizations}`;
    const items = store.org(organization, ACTOR).collection<Item>('items');
    const trail = store.audit(organization);
    await items.insertOne({ _id: 'r', title: 'one' });
    const first = await trail.seal();
    await items.updateOne({ _id: 'r' }, { $set: { title: 'two' } });
    await trail.seal();
    return { organization, items, trail, firstAt: first?.at ?? '', kept: await keptOf(trail) };
  }

  async function keptOf(trail: AuditTrail): Promise<{ number: number; hash: string }> {
    const { number = 0, hash = '' } = (await trail.newestSeal()) ?? {};
    return { number, hash };
  }

  /** As somebody would who wants the newest change never to have been. */
  async function undoNewest(organization: string, trail: AuditTrail): Promise<void> {
    const { items } = await trail.history('items', 'r');
    const [newest, before] = items;
    await opened.raw.tamper('_audit', organization, entryId('items', 'r', newest?.version ?? 0), () => null);
    await opened.raw.tamper('_seals', organization, sealId(2), () => null);
    await opened.raw.tamper('items', organization, 'r', (doc) => asBefore(doc, before?.after));
  }

  it('is found for as long as nobody touches it, however many follow', async () => {
    const { items, trail, kept } = await sealedTwice();
    expect(kept.number).toBe(2);
    expect(await trail.checkSeal(kept)).toBeNull();
    await items.insertOne({ title: 'more' });
    await trail.seal();
    expect(await trail.checkSeal(kept)).toBeNull();
    expect(await trail.checkSeal(await keptOf(trail))).toBeNull();
  });

  it('tells that the newest change was removed together with its seal', async () => {
    const { organization, trail, kept, firstAt } = await sealedTwice();
    await undoNewest(organization, trail);
    // Nothing that is left says so.
    expect(await trail.verify()).toMatchObject({ ok: true, entries: 1, seals: 1 });
    expect(await trail.checkSeal(kept)).toEqual({ entity: '_seals', entity_id: sealId(2), version: 2, reason: 'missing', last_good_seal: firstAt });
  });

  it('tells so also when another seal has its number by now', async () => {
    const { organization, items, trail, kept, firstAt } = await sealedTwice();
    await undoNewest(organization, trail);
    await items.insertOne({ title: 'something else' });
    expect(await trail.seal()).toMatchObject({ number: 2 });
    expect(await trail.verify()).toMatchObject({ ok: true, seals: 2 });
    expect(await trail.checkSeal(kept)).toEqual({ entity: '_seals', entity_id: sealId(2), version: 2, reason: 'altered', last_good_seal: firstAt });
  });

  it('of another organisation is none of this one', async () => {
    const [one, other] = [await sealedTwice(), await sealedTwice()];
    expect(await one.trail.checkSeal(other.kept)).toMatchObject({ reason: 'altered' });
    expect(await one.trail.checkSeal({ ...one.kept, number: 3 })).toMatchObject({ version: 3, reason: 'missing' });
    expect(await store.audit('nobody').checkSeal(one.kept)).toMatchObject({ reason: 'missing', last_good_seal: null });
  });
});

/** An old state of a record, with what the database keeps beside it. */
function asBefore(doc: JsonObject, state: unknown): JsonObject {
  const beside = Object.fromEntries(Object.entries(doc).filter(([field]) => field.startsWith('_')));
  return { ...without(toJsonObject(state), '_id'), ...beside };
}
