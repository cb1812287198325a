import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RiskScenario } from '@parapet/contracts';
import type { RiskFlowDoc } from '../../collections.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import {
  addAsset,
  giveAssets,
  addProperty,
  addRisk,
  addScenario,
  keepFlow,
  made,
  templateId,
} from '../../testing/items.ts';
import { stores } from '../../store/testing.ts';

const errorsOf = async (answer: Response) =>
  (await problemOf(answer)).errors?.map(({ path, message }) => `${path}: ${message}`);

describe.each(stores)('risk scenarios on $name', (on) => {
  let api: TestApi;
  let ada: Person;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
  });
  afterAll(() => api.close());

  const read = async (id: string) =>
    made(await ada.client.GET('/api/risk-scenarios/{id}', { params: { path: { id } } }));
  const list = async (query: object) =>
    made(
      await ada.client.GET('/api/risk-scenarios', {
        params: { query: { organization_id: ada.organizationId, ...query } },
      }),
    ).items;
  const create = async (fields: object) => {
    const template_id = await templateId(ada, '/api/risk-scenario-templates', 'Cyber Attack');
    const attributes = { impact_description: 'Files are lost', likelihood: 'High' };
    return ada.send('POST', '/api/risk-scenarios', {
      organization_id: ada.organizationId,
      title: 'Theft',
      description: 'x',
      threat_actors: ['Thieves'],
      template_id,
      attributes,
      ...fields,
    });
  };

  test('a scenario is created, changed at a version, and deleted', async () => {
    const answer = await create({ title: ' Theft ', threat_actors: ['Thieves ', 'Thieves'] });
    const scenario = (await answer.json()) as RiskScenario;
    expect([answer.status, answer.headers.get('etag'), answer.headers.get('location')]).toEqual([
      201,
      '"1"',
      `/api/risk-scenarios/${scenario.id}`,
    ]);
    expect(scenario).toMatchObject({
      title: 'Theft',
      threat_actors: ['Thieves'],
      linked_controls: [],
      linked_properties: [],
    });
    const path = `/api/risk-scenarios/${scenario.id}`;
    expect(
      (await ada.send('PATCH', path, { linked_controls: ['ISO 27001 A.8.7'] }, { 'if-match': '"1"' })).status,
    ).toBe(200);
    expect((await ada.send('PATCH', path, { title: 'x' }, { 'if-match': '"1"' })).status).toBe(412);
    expect((await ada.send('DELETE', path, undefined, { 'if-match': '"1"' })).status).toBe(412);
    expect((await ada.send('DELETE', path)).status).toBe(204);
    expect((await ada.send('GET', path)).status).toBe(404);
  });

  test.each([
    ['no template', { template_id: undefined }, ['/template_id: Please select a template to create a risk scenario']],
    ['an unknown template', { template_id: 'nowhere' }, ['/template_id: refers to a record that does not exist']],
    ['a blank title', { title: ' ' }, ['/title: Title is required']],
    ['no threat actors', { threat_actors: [] }, ['/threat_actors: Threat Actors is required']],
    [
      'an answer that is not an option',
      { attributes: { impact_description: 'x', likelihood: 'Maybe' } },
      ['/attributes/likelihood: Likelihood must be one of Very Low, Low, Medium, High, Very High'],
    ],
    [
      'an attribute with the name of a field',
      { attributes: { title: 'x', impact_description: 'x', likelihood: 'Low' } },
      ['/attributes/title: is a field of its own, not an attribute'],
    ],
  ])('%s is a 400 that names the field', async (_name, fields, errors) => {
    const answer = await create(fields);
    expect([answer.status, await errorsOf(answer)]).toEqual([400, errors]);
  });

  test('a scenario has the properties that link to it, also in a list', async () => {
    const [one, two] = [await addScenario(ada, { title: 'One' }), await addScenario(ada, { title: 'Two' })];
    const both = await addProperty(ada, { linked_scenarios: [one.id, two.id] });
    const first = await addProperty(ada, { linked_scenarios: [one.id] });
    expect((await read(one.id)).linked_properties.toSorted()).toEqual([both.id, first.id].toSorted());
    const listed = await list({ id: [one.id, two.id], sort: 'title' });
    expect(listed.map(({ linked_properties }) => linked_properties.toSorted())).toEqual([
      [both.id, first.id].toSorted(),
      [both.id],
    ]);
    const renamed = await ada.client.PATCH('/api/risk-scenarios/{id}', {
      params: { path: { id: two.id } },
      body: { title: 'Second' },
    });
    expect(made(renamed).linked_properties).toEqual([both.id]);

    expect((await ada.send('PATCH', `/api/properties/${both.id}`, { linked_scenarios: [two.id] })).status).toBe(200);
    expect(
      (await ada.send('PATCH', `/api/properties/${first.id}`, { linked_scenarios: [two.id, one.id] })).status,
    ).toBe(200);
    expect((await read(one.id)).linked_properties).toEqual([first.id]);
    expect((await read(two.id)).linked_properties.toSorted()).toEqual([both.id, first.id].toSorted());
    expect((await ada.send('DELETE', `/api/properties/${first.id}`)).status).toBe(204);
    expect([(await read(one.id)).linked_properties, (await read(two.id)).linked_properties]).toEqual([[], [both.id]]);
  });

  test('a scenario may name the properties that link to it, which then do', async () => {
    const other = (await addScenario(ada)).id;
    const [one, two] = [
      await addProperty(ada, { linked_scenarios: [other] }),
      await addProperty(ada, { linked_scenarios: [other] }),
    ];
    const linkedFrom = async (id: string) =>
      made(await ada.client.GET('/api/properties/{id}', { params: { path: { id } } })).linked_scenarios;
    const created = (await (await create({ linked_properties: [one.id] })).json()) as RiskScenario;
    expect([created.linked_properties, await linkedFrom(one.id)]).toEqual([[one.id], [other, created.id]]);
    const set = (linked_properties: string[]) =>
      ada.send('PATCH', `/api/risk-scenarios/${created.id}`, { linked_properties });
    expect(await (await set([two.id])).json()).toMatchObject({ linked_properties: [two.id] });
    expect([await linkedFrom(one.id), await linkedFrom(two.id)]).toEqual([[other], [other, created.id]]);
    expect(await errorsOf(await set(['nowhere']))).toEqual([
      '/linked_properties: refers to a record that does not exist',
    ]);
    await ada.send('PATCH', `/api/properties/${two.id}`, { linked_scenarios: [created.id] });
    expect(await errorsOf(await set([]))).toEqual([
      '/linked_properties: Customer data needs at least one risk scenario',
    ]);
    expect((await read(created.id)).linked_properties).toEqual([two.id]);
    const owner = await api.colleague(ada, 'scenario-owner@example.com', 'asset_owner');
    const relink = async () =>
      (await owner.send('PATCH', `/api/risk-scenarios/${created.id}`, { linked_properties: [one.id] })).status;
    expect(await relink()).toBe(404);
    await giveAssets(api, owner, [(await addAsset(ada, { linked_properties: [two.id] })).id]);
    expect(await relink()).toBe(403);
  });

  test('the list is filtered by threat actor and searched', async () => {
    await addScenario(ada, { title: 'Espionage', threat_actors: ['Competitors', 'States'] });
    await addScenario(ada, { title: 'Sabotage', threat_actors: ['States'] });
    expect((await list({ threat_actor: ['Competitors'] })).map(({ title }) => title)).toEqual(['Espionage']);
    expect((await list({ threat_actor: ['States'], sort: '-title' })).map(({ title }) => title)).toEqual([
      'Sabotage',
      'Espionage',
    ]);
    expect((await list({ q: 'sabot' })).map(({ title }) => title)).toEqual(['Sabotage']);
  });

  test('a deleted scenario is removed from properties, risks and open flows', async () => {
    const [gone, remaining] = [(await addScenario(ada)).id, (await addScenario(ada)).id];
    const property = await addProperty(ada, { linked_scenarios: [gone, remaining] });
    const risk = await addRisk(ada, { selected_scenarios: [gone, remaining] });
    const assessment = {
      likelihood: 3,
      impact: 3,
      risk_level: 'medium',
      mitigation_strategy: '',
      residual_risk: null,
      controls_effectiveness: null,
      comments: '',
      last_reviewed: '2026-03-01',
      reviewer: '',
    } as const;
    const content = {
      selected_scenarios: [gone, remaining],
      scenario_comments: { [gone]: 'goes', [remaining]: 'stays' },
      scenario_assessments: { [gone]: assessment, [remaining]: assessment },
      names: { [gone]: 'Gone', [remaining]: 'Kept' },
    };
    const open = await keepFlow(api, ada, risk.id, { status: 'in-progress', ...content });
    const done = await keepFlow(api, ada, (await addRisk(ada)).id, { status: 'archived', ...content });
    expect((await ada.send('DELETE', `/api/risk-scenarios/${gone}`)).status).toBe(204);
    expect(
      made(await ada.client.GET('/api/properties/{id}', { params: { path: { id: property.id } } })).linked_scenarios,
    ).toEqual([remaining]);
    expect(
      made(await ada.client.GET('/api/risks/{id}', { params: { path: { id: risk.id } } })).selected_scenarios,
    ).toEqual([remaining]);
    const flows = api.store.org(ada.organizationId, { id: 'test' }).collection<RiskFlowDoc>('risk_flows');
    const after = await flows.findOne({ _id: open._id });
    expect([
      after?.selected_scenarios,
      after?.scenario_comments,
      Object.keys(after?.scenario_assessments ?? {}),
      after?.names,
    ]).toEqual([[remaining], { [remaining]: 'stays' }, [remaining], { [remaining]: 'Kept' }]);
    expect(await flows.findOne({ _id: done._id })).toEqual(done);
  });

  test('scenarios of another organization are inaccessible', async () => {
    const bob = await api.person('bob@example.com');
    const { id } = await addScenario(bob);
    expect((await ada.send('GET', `/api/risk-scenarios?organization_id=${bob.organizationId}`)).status).toBe(403);
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      expect(
        (await ada.send(method, `/api/risk-scenarios/${id}`, method === 'PATCH' ? { title: 'mine' } : undefined))
          .status,
        method,
      ).toBe(404);
    }
    const theirs = await templateId(bob, '/api/risk-scenario-templates', 'Data Breach');
    expect(await errorsOf(await create({ template_id: theirs }))).toEqual([
      '/template_id: refers to a record that does not exist',
    ]);
  });
});
