import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AssetDoc } from '../../collections.ts';
import { addDomain, addFlow, complete, plansOfFlow, planFor, readFlow, recordRisk } from '../../testing/flows.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { addAsset, addProperty, addScenario, made } from '../../testing/items.ts';
import { stores } from '../../store/testing.ts';

describe.each(stores)('risk flows on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  let bob: Person;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    bob = await api.person('bob@example.com');
  });
  afterAll(() => api.close());

  const change = async (id: string, body: object) => {
    const answer = await ada.send('PATCH', `/api/risk-flows/${id}`, body);
    if (answer.status !== 200) throw new Error(JSON.stringify(await problemOf(answer)));
    return readFlow(ada, id);
  };
  const list = async (who: Person, query: object = {}) =>
    made(
      await who.client.GET('/api/risk-flows', { params: { query: { organization_id: who.organizationId, ...query } } }),
    );

  test('a flow is created with defaults, its creator, and copies of fields of its risk', async () => {
    const risk = await recordRisk(ada, { title: 'Flood', severity: 'high' });
    const body = { organization_id: ada.organizationId, risk_id: risk.id };
    const refused = await ada.send('POST', '/api/risk-flows', { ...body, created_by: bob.userId });
    expect([refused.status, (await problemOf(refused)).errors]).toEqual([
      400,
      [{ path: '/created_by', keyword: 'rule', params: {}, message: 'must be your own user id' }],
    ]);
    const answer = await ada.client.POST('/api/risk-flows', { body: { ...body, created_by: 'unknown' } });
    const flow = made(answer);
    expect(answer.response.headers.get('etag')).toBe('"1"');
    expect(answer.response.headers.get('location')).toBe(`/api/risk-flows/${flow.id}`);
    expect(flow).toMatchObject({
      status: 'draft',
      current_step: 1,
      created_by: ada.userId,
      risk_title: 'Flood',
      risk_severity: 'high',
      names: {},
      treatment_plan: null,
    });
    expect(await readFlow(ada, flow.id)).toEqual(flow);
  });

  test('selecting assets adds their properties and scenarios; removing one removes those that no other asset adds', async () => {
    const [shared, own] = [await addScenario(ada, { title: 'Shared' }), await addScenario(ada, { title: 'Own' })];
    const both = await addProperty(ada, { name: 'Both', linked_scenarios: [shared.id] });
    const only = await addProperty(ada, { name: 'Only', linked_scenarios: [shared.id, own.id] });
    const remaining = await addAsset(ada, { name: 'Kept', linked_properties: [both.id] });
    const gone = await addAsset(ada, { name: 'Gone', linked_properties: [both.id, only.id] });
    const { id } = await addFlow(ada);

    const full = await change(id, { selected_assets: [remaining.id, gone.id] });
    expect(full).toMatchObject({ selected_properties: [both.id, only.id], selected_scenarios: [shared.id, own.id] });
    expect(full.names).toEqual({
      [remaining.id]: 'Kept',
      [gone.id]: 'Gone',
      [both.id]: 'Both',
      [only.id]: 'Only',
      [shared.id]: 'Shared',
      [own.id]: 'Own',
    });
    await change(id, {
      asset_comments: { [remaining.id]: 'a', [gone.id]: 'b' },
      scenario_comments: { [shared.id]: 'c', [own.id]: 'd' },
      scenario_assessments: { [own.id]: { likelihood: 5, impact: 5 } },
      asset_scenario_evaluations: {
        [`${gone.id}:${shared.id}`]: { risk_id: null },
        [`${remaining.id}:${shared.id}`]: { risk_id: null },
      },
    });

    const less = await change(id, { selected_assets: [remaining.id] });
    expect(less).toMatchObject({
      selected_properties: [both.id],
      selected_scenarios: [shared.id],
      asset_comments: { [remaining.id]: 'a' },
      scenario_comments: { [shared.id]: 'c' },
    });
    expect(less.scenario_assessments).toEqual({});
    expect(Object.keys(less.asset_scenario_evaluations)).toEqual([`${remaining.id}:${shared.id}`]);
    expect(Object.keys(less.names)).toHaveLength(3);
  });

  test('scenarios of the risk stay selected without assets, and lists in the request are stored unchanged', async () => {
    const scenario = await addScenario(ada, { title: 'Picked' });
    const property = await addProperty(ada, { linked_scenarios: [scenario.id] });
    const asset = await addAsset(ada, { linked_properties: [property.id] });
    const risk = await recordRisk(ada, { selected_scenarios: [scenario.id] });
    const flow = await addFlow(ada, {
      risk_id: risk.id,
      selected_assets: [asset.id],
      selected_scenarios: [scenario.id],
    });
    expect(flow.selected_properties).toEqual([property.id]);
    expect(await change(flow.id, { selected_assets: [] })).toMatchObject({
      selected_properties: [],
      selected_scenarios: [scenario.id],
    });
    expect(
      await change(flow.id, { selected_assets: [asset.id], selected_properties: [], selected_scenarios: [] }),
    ).toMatchObject({ selected_properties: [], selected_scenarios: [] });
  });

  test('an assessment gets a computed risk level, and today as its review date', async () => {
    const scenario = await addScenario(ada);
    const flow = await addFlow(ada, {
      selected_scenarios: [scenario.id],
      scenario_assessments: { [scenario.id]: { likelihood: 4, impact: 5 } },
    });
    expect(flow.scenario_assessments[scenario.id]).toMatchObject({
      risk_level: 'high',
      last_reviewed: flow.created_at.slice(0, 10),
      comments: '',
      residual_risk: null,
    });
  });

  test('a flow shows item names as of its last save, and keeps the names of deleted items', async () => {
    const asset = await addAsset(ada, { name: 'Old name' });
    const flow = await addFlow(ada, { selected_assets: [asset.id] });
    const assets = api.store.org(ada.organizationId, { id: 'test' }).collection<AssetDoc>('assets');
    await assets.updateOne({ _id: asset.id }, { $set: { name: 'New name' } });
    expect((await readFlow(ada, flow.id)).names[asset.id]).toBe('Old name');
    expect((await change(flow.id, { current_step: 2 })).names[asset.id]).toBe('New name');
    await assets.deleteOne({ _id: asset.id });
    expect(await change(flow.id, { current_step: 3, selected_assets: [asset.id] })).toMatchObject({
      selected_assets: [asset.id],
      names: { [asset.id]: 'New name' },
    });
  });

  test.each<[string, object, string]>([
    ['a risk', { risk_id: 'nowhere' }, '/risk_id'],
    ['an asset', { selected_assets: ['nowhere'] }, '/selected_assets'],
    ['a property', { selected_properties: ['nowhere'] }, '/selected_properties'],
    ['a scenario', { selected_scenarios: ['nowhere'] }, '/selected_scenarios'],
    ['an asset with a comment', { asset_comments: { nowhere: 'x' } }, '/asset_comments'],
    ['a scenario with a comment', { scenario_comments: { nowhere: 'x' } }, '/scenario_comments'],
    ['a property with a comment', { property_comments: { nowhere: 'x' } }, '/property_comments'],
    [
      'an assessed scenario',
      { scenario_assessments: { nowhere: { likelihood: 1, impact: 1 } } },
      '/scenario_assessments',
    ],
    ['an assignee', { assigned_to: 'nobody@example.com' }, '/assigned_to'],
    ['an assignee of the plan', { treatment_plan: planFor('nobody') }, '/treatment_plan/assignedTo'],
  ])('%s that does not exist is a 400 that names the field', async (_name, fields, path) => {
    const { id: risk_id } = await recordRisk(ada);
    const before = (await list(ada)).total;
    const answer = await ada.send('POST', '/api/risk-flows', {
      organization_id: ada.organizationId,
      risk_id,
      ...fields,
    });
    expect([answer.status, (await problemOf(answer)).errors?.map((error) => error.path)]).toEqual([400, [path]]);
    expect((await list(ada)).total).toBe(before);
  });

  test('a risk of another organization cannot be linked, and gets no flow', async () => {
    const theirs = await recordRisk(bob);
    const [asset, scenario] = [await addAsset(ada), await addScenario(ada)];
    const flow = await addFlow(ada, { selected_assets: [asset.id], selected_scenarios: [scenario.id] });
    const link = (risk_id: string) =>
      ada.send('PATCH', `/api/risk-flows/${flow.id}`, {
        asset_scenario_evaluations: { [`${asset.id}:${scenario.id}`]: { risk_id } },
      });
    expect((await link(theirs.id)).status).toBe(400);
    expect((await link((await recordRisk(ada)).id)).status).toBe(200);
    expect(
      (await ada.send('POST', '/api/risk-flows', { organization_id: ada.organizationId, risk_id: theirs.id })).status,
    ).toBe(400);
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      expect(
        (await bob.send(method, `/api/risk-flows/${flow.id}`, method === 'PATCH' ? { current_step: 2 } : undefined))
          .status,
        method,
      ).toBe(404);
    }
    expect((await bob.send('PATCH', `/api/risk-flows/${flow.id}/complete`, {})).status).toBe(404);
    expect((await bob.send('PATCH', `/api/risk-flows/${flow.id}/archive`)).status).toBe(404);
  });

  test('a status is set only as the rules allow, and people are stored by id', async () => {
    const { id } = await addFlow(ada, { status: 'draft' });
    expect((await ada.send('PATCH', `/api/risk-flows/${id}`, { status: 'completed' })).status).toBe(409);
    expect(await change(id, { status: 'in-progress', assigned_to: 'ada@example.com' })).toMatchObject({
      status: 'in-progress',
      assigned_to: ada.userId,
    });
    await complete(ada, id);
    const answer = await ada.send('PATCH', `/api/risk-flows/${id}`, { status: 'draft' });
    expect([answer.status, (await problemOf(answer)).detail]).toEqual([
      409,
      'A completed risk flow cannot become a draft again.',
    ]);
  });

  test('an open flow follows the title of its risk; a finished one keeps the old title', async () => {
    const [open, finished] = [await addFlow(ada), await addFlow(ada)];
    await complete(ada, finished.id);
    for (const { risk_id } of [open, finished])
      await ada.send('PATCH', `/api/risks/${risk_id}`, { title: 'Renamed', severity: 'low' });
    expect(await readFlow(ada, open.id)).toMatchObject({ risk_title: 'Renamed', risk_severity: 'low' });
    expect(await readFlow(ada, finished.id)).toMatchObject({ risk_title: 'Outage', risk_severity: 'medium' });
  });

  test('an outdated version is refused; deleting a flow deletes its plan', async () => {
    const flow = await addFlow(ada);
    await ada.send('POST', '/api/treatment-plans', {
      organization_id: ada.organizationId,
      risk_id: flow.risk_id,
      risk_flow_id: flow.id,
    });
    expect(
      (await ada.send('PATCH', `/api/risk-flows/${flow.id}`, { current_step: 2 }, { 'if-match': '"1"' })).status,
    ).toBe(200);
    expect(
      (await ada.send('PATCH', `/api/risk-flows/${flow.id}`, { current_step: 3 }, { 'if-match': '"1"' })).status,
    ).toBe(412);
    expect((await ada.send('DELETE', `/api/risk-flows/${flow.id}`, undefined, { 'if-match': '"1"' })).status).toBe(412);
    expect(await plansOfFlow(ada, flow.id)).toHaveLength(1);
    expect((await ada.send('DELETE', `/api/risk-flows/${flow.id}`, undefined, { 'if-match': '"2"' })).status).toBe(204);
    expect(await plansOfFlow(ada, flow.id)).toEqual([]);
  });

  test('lists are filtered, sorted, searched and paged', async () => {
    const eve = await api.person('eve@example.org');
    const made = [];
    for (const title of ['Fire', 'flood', 'Power cut'])
      made.push(await addFlow(eve, { risk_id: (await recordRisk(eve, { title })).id }));
    const [fire, flood, power] = made;
    await complete(eve, flood?.id ?? '');
    const titles = async (query: object) => (await list(eve, query)).items.map(({ risk_title }) => risk_title);
    expect(await titles({ sort: '-risk_title' })).toEqual(['Power cut', 'flood', 'Fire']);
    expect(await titles({ status: ['completed'] })).toEqual(['flood']);
    expect(await titles({ risk_id: [fire?.risk_id, power?.risk_id], sort: 'risk_title' })).toEqual([
      'Fire',
      'Power cut',
    ]);
    expect(await titles({ q: 'pow' })).toEqual(['Power cut']);
    expect(await titles({ assigned_to: 'eve@example.org' })).toEqual(['flood']);
    expect(await titles({ assigned_to: 'nobody@example.org' })).toEqual([]);
    expect(await titles({ sort: '-completed_at', limit: 1 })).toEqual(['flood']);
    const first = await list(eve, { sort: 'completed_at', limit: 2 });
    expect(await titles({ sort: 'completed_at', limit: 2, cursor: first.next_cursor })).toEqual(['flood']);
  });

  test('a role that may not read assets cannot add, remove or put back what a flow is about, and changes everything else', async () => {
    const owner = await api.colleague(ada, 'owner@example.com', 'risk_owner');
    const [asset, scenario] = [await addAsset(ada), await addScenario(ada)];
    const flow = await addFlow(ada, {
      status: 'in-progress',
      selected_assets: [asset.id],
      selected_scenarios: [scenario.id],
    });
    const send = (body: object) => owner.send('PATCH', `/api/risk-flows/${flow.id}`, body);
    for (const body of [
      { selected_assets: [] },
      { selected_properties: ['x'] },
      { selected_scenarios: [] },
      { selected_assets: [asset.id, 'x'] },
    ]) {
      const answer = await send(body);
      expect([answer.status, (await problemOf(answer)).code], JSON.stringify(body)).toEqual([403, 'role_not_allowed']);
    }
    expect(
      (
        await send({
          selected_assets: [asset.id],
          selected_scenarios: [scenario.id],
          asset_comments: { [asset.id]: 'Noted' },
          current_step: 3,
        })
      ).status,
    ).toBe(200);
    expect(await readFlow(ada, flow.id)).toMatchObject({
      selected_assets: [asset.id],
      selected_scenarios: [scenario.id],
      asset_comments: { [asset.id]: 'Noted' },
    });
  });

  test('a GRC domain manager sees only the flows of risks in their domains', async () => {
    const boss = await api.person('boss@example.net');
    const [privacy, finance] = [await addDomain(api, boss, 'Privacy'), await addDomain(api, boss, 'Finance')];
    const manager = await api.colleague(boss, 'manager@example.net', 'grc_domain_manager', [privacy]);
    const inside = await addFlow(boss, {
      risk_id: (await recordRisk(boss, { title: 'Inside', domain_id: privacy })).id,
    });
    const outside = await addFlow(boss, {
      risk_id: (await recordRisk(boss, { title: 'Outside', domain_id: finance })).id,
    });
    await addFlow(boss);
    const seen = async () => (await list(manager)).items.map(({ risk_title }) => risk_title);

    expect([await seen(), (await list(manager)).total, (await list(boss)).total]).toEqual([['Inside'], 1, 3]);
    for (const path of ['', '/complete', '/archive'])
      expect(
        (
          await manager.send(
            path === '' ? 'GET' : 'PATCH',
            `/api/risk-flows/${outside.id}${path}`,
            path === '/complete' ? {} : undefined,
          )
        ).status,
      ).toBe(404);
    expect(
      (
        await manager.send('POST', '/api/risk-flows', {
          organization_id: boss.organizationId,
          risk_id: (await recordRisk(boss, { domain_id: finance })).id,
        })
      ).status,
    ).toBe(400);

    // A flow moves with its risk.
    await boss.send('PATCH', `/api/risks/${outside.risk_id}`, { domain_id: privacy });
    await boss.send('PATCH', `/api/risks/${inside.risk_id}`, { domain_id: null });
    expect(await seen()).toEqual(['Outside']);
  });
});
