import { afterEach, describe, expect, test } from 'vitest';
import { collections, type PreferencesDoc, type PropertyDoc } from './collections.ts';
import { recordsOfMember } from './modules/organizations/member-records.ts';
import { migrations } from './migrations.ts';
import type { Doc } from './store/port.ts';
import { allStores, type TestStore } from './store/testing.ts';

const ACTOR = { id: 'test' };

describe.each(allStores)('data of earlier versions on $name', (on) => {
  let opened: TestStore | null = null;
  afterEach(async () => {
    await opened?.close();
    opened = null;
  });

  /** Data of the version that had so many migrations. */
  async function leftBy(count: number): Promise<TestStore> {
    opened = await on.open(collections, migrations.slice(0, count));
    return opened;
  }

  test('preferences are moved out of the members’ records', async () => {
    const before = await leftBy(2);
    const preferences = { theme: 'dark', language: 'de', filterProfiles: { 'a%2Eb': {} } };
    for (const organization of ['a', 'b']) {
      const members = before.store.org(organization, ACTOR).collection<Doc & { user_id: string; email: string }>('members');
      for (const user_id of ['ann', 'temp_1']) await members.insertOne({ _id: `${organization}-${user_id}`, user_id, email: 'x@example.com', preferences } as never);
      await members.insertOne({ _id: `${organization}-none`, user_id: 'none', email: 'y@example.com' });
    }
    const store = await before.reopen(collections, migrations);
    for (const organization of ['a', 'b']) {
      const db = store.org(organization, ACTOR);
      expect(await db.collection<PreferencesDoc>('preferences').find({})).toEqual([expect.objectContaining({ _id: 'ann', preferences })]);
      const members = await db.collection('members').find({});
      expect(Object.fromEntries(members.map(({ _id, version }) => [_id, version]))).toEqual({ [`${organization}-ann`]: 2, [`${organization}-none`]: 1, [`${organization}-temp_1`]: 2 });
      expect(JSON.stringify(members)).not.toContain('preferences');
      expect(await store.audit(organization).verify()).toMatchObject({ ok: true });
    }
  });

  test('records of members are found by all their former ids', async () => {
    const before = await leftBy(3);
    for (const organization of ['a', 'b']) {
      const members = before.store.org(organization, ACTOR).collection<Doc & { user_id: string; email: string }>('members');
      const add = (_id: string, user_id: string) => members.insertOne({ _id, user_id, email: 'x@example.com' });
      await add('z-first', 'temp_1');
      await members.updateOne({ user_id: 'temp_1' }, { $set: { user_id: 'ann' } });
      await members.deleteOne({ user_id: 'ann' });
      await add('a-second', 'ann');
      await add('gone', 'ben');
      await members.deleteOne({ user_id: 'ben' });
    }
    const store = await before.reopen(collections, migrations);
    for (const organization of ['a', 'b']) {
      const known = await Promise.all(['ann', 'temp_1', 'ben', 'cy'].map((userId) => recordsOfMember(store, organization, userId)));
      expect(known).toEqual([['a-second', 'z-first'], ['z-first'], ['gone'], []]);
    }
  });

  test('the times of scenario links are moved to the properties', async () => {
    const { retired, ...spec } = collections;
    expect(retired).toEqual(['scenario_links']);
    const links = { filters: ['scenario_id', 'property_id'], sorts: ['created_at'], unique: [['property_id', 'scenario_id']], audited: false };
    opened = await on.open({ ...spec, collections: { ...spec.collections, scenario_links: links } }, migrations.slice(0, 4));
    for (const organization of ['a', 'b']) {
      const db = opened.store.org(organization, ACTOR);
      const fields = { name: 'x', type: 'x', category: 'x', linked_scenarios: ['s', 't'] };
      const property = await db.collection<PropertyDoc>('properties').insertOne({ _id: 'p', ...fields } as never);
      await waitPast(property.created_at);
      await db.collection<Doc & { property_id: string; scenario_id: string }>('scenario_links').insertOne({ property_id: 'p', scenario_id: organization === 'a' ? 's' : 't' });
      await db.collection<PropertyDoc>('properties').insertOne({ _id: 'without', ...fields } as never);
    }
    const store = await opened.reopen(collections, migrations);
    for (const [organization, scenario] of [['a', 's'], ['b', 't']] as const) {
      const properties = store.org(organization, ACTOR).collection<PropertyDoc>('properties');
      const property = await properties.findOne({ _id: 'p' });
      expect([property?.linked_at, property?.version]).toEqual([{ [scenario]: expect.any(String) }, 2]);
      expect(Object.values(property?.linked_at ?? {}).every((time) => time > (property?.created_at ?? ''))).toBe(true);
      expect((await properties.findOne({ _id: 'without' }))?.version).toBe(1);
      expect(await store.audit(organization).verify()).toMatchObject({ ok: true });
    }
    // At the second start there is nothing to drop.
    await opened.reopen(collections, migrations);
  });
});

/** Waits until the clock shows a later time. */
async function waitPast(time: string): Promise<void> {
  while (new Date().toISOString() <= time) await new Promise((resolve) => setTimeout(resolve, 1));
}
