import { afterEach, describe, expect, test } from 'vitest';
import {
  collections,
  type PreferencesDoc,
  type PropertyDoc,
  type RiskDoc,
  type RiskFlowDoc,
  type TreatmentPlanDoc,
} from './collections.ts';
import type { TokenDoc } from './identity/api-tokens.ts';
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
      const members = before.store
        .org(organization, ACTOR)
        .collection<Doc & { user_id: string; email: string }>('members');
      for (const user_id of ['ann', 'temp_1'])
        await members.insertOne({
          _id: `${organization}-${user_id}`,
          user_id,
          email: 'x@example.com',
          preferences,
        } as never);
      await members.insertOne({ _id: `${organization}-none`, user_id: 'none', email: 'y@example.com' });
    }
    const store = await before.reopen(collections, migrations);
    for (const organization of ['a', 'b']) {
      const db = store.org(organization, ACTOR);
      expect(await db.collection<PreferencesDoc>('preferences').find({})).toEqual([
        expect.objectContaining({ _id: 'ann', preferences }),
      ]);
      const members = await db.collection('members').find({});
      expect(Object.fromEntries(members.map(({ _id, version }) => [_id, version]))).toEqual({
        [`${organization}-ann`]: 1,
        [`${organization}-none`]: 1,
        [`${organization}-temp_1`]: 1,
      });
      expect(JSON.stringify(members)).not.toContain('preferences');
      expect(await store.audit(organization).verify()).toMatchObject({ ok: true });
    }
  });

  test('every risk has a list of its own questions', async () => {
    const before = await leftBy(7);
    const risks = before.store.org('a', ACTOR).collection<Doc & { title: string }>('risks');
    await risks.insertOne({ _id: 'old', title: 'Größe' });
    await risks.insertOne({
      _id: 'asked',
      title: 'Asked',
      custom_questions: [{ text: 'Why?', type: 'text' }],
    } as never);
    const store = await before.reopen(collections, migrations);
    const found = await store.org('a', ACTOR).collection<RiskDoc>('risks').find({});
    expect(Object.fromEntries(found.map(({ _id, custom_questions }) => [_id, custom_questions]))).toEqual({
      old: [],
      asked: [{ text: 'Why?', type: 'text' }],
    });
    // Nobody has changed the risks.
    expect(found.map(({ version, updated_at, created_at }) => [version, updated_at === created_at])).toEqual([
      [1, true],
      [1, true],
    ]);
    expect(await store.audit('a').verify()).toMatchObject({ ok: true, entries: 2 });
  });

  test('the plan of a flow is the one that was saved last', async () => {
    const before = await leftBy(8);
    const db = before.store.org('a', ACTOR);
    const inFlow = {
      title: 'In the flow',
      description: '',
      assignedTo: 'ann',
      priority: 'high',
      estimatedCost: '',
      timeline: '',
    };
    const inRecord = {
      title: 'In the record',
      description: '',
      assigned_to: '',
      priority: 'low',
      estimated_cost: '',
      timeline: '',
      actions: [],
      status: 'draft',
      risk_id: 'r',
    };
    const flows = {
      newer: [inFlow, '9999'],
      older: [inFlow, '1000'],
      alone: [inFlow, '9999'],
      empty: [null, null],
    } as const;
    for (const [_id, [treatment_plan, plan_saved_at]] of Object.entries(flows)) {
      await db
        .collection<Doc>('risk_flows')
        .insertOne({
          _id,
          risk_id: 'r',
          risk_domain_id: null,
          open_risk_id: _id,
          created_by: 'ann',
          risk_title: 'x',
          treatment_plan,
          plan_saved_at,
        } as never);
      if (_id === 'newer' || _id === 'older')
        await db
          .collection<Doc>('treatment_plans')
          .insertOne({ ...inRecord, _id: `plan-${_id}`, risk_flow_id: _id } as never);
    }
    const after = (await before.reopen(collections, migrations)).org('a', ACTOR);
    const stored = await after.collection<RiskFlowDoc>('risk_flows').find({});
    expect(Object.fromEntries(stored.map(({ _id, treatment_plan }) => [_id, treatment_plan?.title ?? null]))).toEqual({
      newer: 'In the flow',
      older: 'In the record',
      alone: 'In the flow',
      empty: null,
    });
    const plans = await after.collection<TreatmentPlanDoc>('treatment_plans').find({});
    expect(
      Object.fromEntries(plans.map(({ risk_flow_id, title, assigned_to }) => [risk_flow_id, [title, assigned_to]])),
    ).toEqual({ newer: ['In the flow', 'ann'], older: ['In the record', ''], alone: ['In the flow', 'ann'] });
  });

  test('records of members are found by all their former ids', async () => {
    const before = await leftBy(3);
    for (const organization of ['a', 'b']) {
      const members = before.store
        .org(organization, ACTOR)
        .collection<Doc & { user_id: string; email: string }>('members');
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
      const known = await Promise.all(
        ['ann', 'temp_1', 'ben', 'cy'].map((userId) => recordsOfMember(store, organization, userId)),
      );
      expect(known).toEqual([['a-second', 'z-first'], ['z-first'], ['gone'], []]);
    }
  });

  test('the times of scenario links are moved to the properties', async () => {
    const { retired, ...spec } = collections;
    expect(retired).toEqual(['scenario_links']);
    const links = {
      filters: ['scenario_id', 'property_id'],
      sorts: ['created_at'],
      unique: [['property_id', 'scenario_id']],
      audited: false,
    };
    opened = await on.open(
      { ...spec, collections: { ...spec.collections, scenario_links: links } },
      migrations.slice(0, 4),
    );
    for (const organization of ['a', 'b']) {
      const db = opened.store.org(organization, ACTOR);
      const fields = { name: 'x', type: 'x', category: 'x', linked_scenarios: ['s', 't'] };
      const property = await db.collection<PropertyDoc>('properties').insertOne({ _id: 'p', ...fields } as never);
      await waitPast(property.created_at);
      await db
        .collection<Doc & { property_id: string; scenario_id: string }>('scenario_links')
        .insertOne({ property_id: 'p', scenario_id: organization === 'a' ? 's' : 't' });
      await db.collection<PropertyDoc>('properties').insertOne({ _id: 'without', ...fields } as never);
    }
    const store = await opened.reopen(collections, migrations);
    for (const [organization, scenario] of [
      ['a', 's'],
      ['b', 't'],
    ] as const) {
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

  test('API tokens go on allowing what they allowed, in the organization of their owner, for at most a year', async () => {
    const before = await leftBy(9);
    await before.store.system('users').put({ _id: 'ann', organization: 'a' } as never);
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    const old = { name: 'x', created_at: '2026-01-01T00:00:00.000Z', user_id: 'ann' };
    const stored = {
      reads: { scopes: ['read'], expires_at: null },
      writes: { scopes: ['write'], expires_at: '2999-01-01T00:00:00.000Z' },
      both: { scopes: ['read', 'write'], expires_at: soon },
      nobody: { scopes: ['read'], expires_at: null, user_id: 'gone' },
    };
    for (const [_id, token] of Object.entries(stored))
      await before.store.system('api_tokens').put({ ...old, _id, id: `id-${_id}`, ...token } as never);
    const tokens = (await before.reopen(collections, migrations)).system<TokenDoc>('api_tokens');
    const [reads, writes, both] = await Promise.all(['reads', 'writes', 'both'].map((id) => tokens.get(id)));
    expect([reads?.scopes, reads?.organization, reads?.id]).toEqual([['read'], 'a', 'id-reads']);
    for (const token of [reads, writes])
      expect(Math.round((Date.parse(token?.expires_at ?? '') - Date.now()) / 86_400_000)).toBe(365);
    expect(writes?.scopes).toHaveLength(15);
    expect(writes?.scopes).toEqual(expect.arrayContaining(['risks/update', 'assets/delete', 'organizations/create']));
    expect(writes?.scopes.some((scope) => scope.endsWith('read'))).toBe(false);
    expect([both?.scopes.length, both?.scopes[0], both?.expires_at]).toEqual([16, 'read', soon]);
    expect(await tokens.get('nobody')).toBeNull();
    expect((await tokens.find({ organization: 'a' })).length).toBe(3);
  });

  test('risks name their current flows', async () => {
    const before = await leftBy(5);
    const db = before.store.org('a', ACTOR);
    for (const _id of ['with', 'without'])
      await db.collection('risks').insertOne({ _id, title: _id, category: '', severity: 'low' } as never);
    for (const [_id, status] of [
      ['old', 'archived'],
      ['now', 'draft'],
    ])
      await db.collection('risk_flows').insertOne({ _id, status, risk_id: 'with', risk_title: 'with' } as never);
    const store = await before.reopen(collections, migrations);
    const risks = store.org('a', ACTOR).collection<RiskDoc>('risks');
    expect((await risks.findOne({ 'flow.status': 'draft' }))?.flow).toEqual({ id: 'now', status: 'draft' });
    expect((await risks.find({ 'flow.status': null })).map(({ _id }) => _id)).toEqual(['without']);
    expect((await risks.find({})).every(({ created_at, updated_at }) => created_at === updated_at)).toBe(true);
    expect(await store.audit('a').verify()).toMatchObject({ ok: true });
  });
});

/** Waits until the clock shows a later time. */
async function waitPast(time: string): Promise<void> {
  while (new Date().toISOString() <= time) await new Promise((resolve) => setTimeout(resolve, 1));
}
