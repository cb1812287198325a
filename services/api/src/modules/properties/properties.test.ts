import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Property } from '@parapet/contracts';
import type { AssetDoc, RiskFlowDoc } from '../../collections.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { addAsset, addProperty, addRisk, addScenario, keepFlow, made, templateId } from '../../testing/items.ts';
import { stores } from '../../store/testing.ts';

const errorsOf = async (answer: Response) =>
  (await problemOf(answer)).errors?.map(({ path, message }) => `${path}: ${message}`);

describe.each(stores)('properties on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  let scenario: string;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    scenario = (await addScenario(ada)).id;
  });
  afterAll(() => api.close());

  const create = (fields: object) =>
    ada.send('POST', '/api/properties', {
      organization_id: ada.organizationId,
      name: 'Vault',
      type: 'Physical',
      linked_scenarios: [scenario],
      ...fields,
    });
  const names = async (query: object) => {
    const { items } = made(
      await ada.client.GET('/api/properties', { params: { query: { organization_id: ada.organizationId, ...query } } }),
    );
    return items.map(({ name }) => name);
  };

  test('a property is created, changed at a version, and deleted', async () => {
    const answer = await create({ linked_risks: [(await addRisk(ada)).id] });
    const property = (await answer.json()) as Property;
    expect([answer.status, answer.headers.get('etag'), answer.headers.get('location')]).toEqual([
      201,
      '"1"',
      `/api/properties/${property.id}`,
    ]);
    expect(property).toMatchObject({ category: '', value: '', description: '', template_id: null, attributes: {} });
    const path = `/api/properties/${property.id}`;
    expect((await ada.send('PATCH', path, { value: '1 000' }, { 'if-match': '"1"' })).status).toBe(200);
    expect((await ada.send('PATCH', path, { value: '2 000' }, { 'if-match': '"1"' })).status).toBe(412);
    expect(((await (await ada.send('GET', path)).json()) as Property).value).toBe('1 000');
    expect((await ada.send('DELETE', path, undefined, { 'if-match': '"1"' })).status).toBe(412);
    expect((await ada.send('DELETE', path)).status).toBe(204);
    expect((await ada.send('GET', path)).status).toBe(404);
  });

  test.each([
    ['no type', { type: '' }, ['/type: type is required']],
    [
      'no scenario',
      { linked_scenarios: [] },
      ['/linked_scenarios: At least one scenario must be linked to this property'],
    ],
    [
      'a scenario that is not there',
      { linked_scenarios: ['nowhere'] },
      ['/linked_scenarios: refers to a record that does not exist'],
    ],
    [
      'a risk that is not there',
      { linked_risks: ['nowhere'] },
      ['/linked_risks: refers to a record that does not exist'],
    ],
    [
      'a template that is not there',
      { template_id: 'nowhere' },
      ['/template_id: refers to a record that does not exist'],
    ],
    [
      'an attribute called like a field',
      { attributes: { value: '1' } },
      ['/attributes/value: is a field of its own, not an attribute'],
    ],
  ])('%s is a 400 that names the field', async (_name, fields, errors) => {
    const answer = await create(fields);
    expect([answer.status, await errorsOf(answer)]).toEqual([400, errors]);
  });

  test('with a template, errors name the labels of its fields', async () => {
    const template_id = await templateId(ada, '/api/property-templates', 'Digital');
    expect(await errorsOf(await create({ template_id, type: 'Digital' }))).toEqual([
      '/attributes/data_classification: Data Classification is required',
    ]);
    const property = await addProperty(ada, {
      template_id,
      attributes: { data_classification: 'Restricted' },
      linked_scenarios: [scenario],
    });
    expect(property.attributes).toEqual({ data_classification: 'Restricted' });
    expect(
      (await ada.send('PATCH', `/api/properties/${property.id}`, { attributes: { data_classification: 'Secret' } }))
        .status,
    ).toBe(400);
  });

  test('the list is filtered, searched and sorted', async () => {
    const linked_scenarios = [scenario];
    await addProperty(ada, { name: 'Safe', type: 'Physical', category: 'Equipment', linked_scenarios });
    await addProperty(ada, {
      name: 'archive',
      type: 'Physical',
      category: 'Building',
      description: 'Ground floor',
      linked_scenarios,
    });
    expect(await names({ category: ['Equipment'] })).toEqual(['Safe']);
    expect(await names({ category: ['Equipment', 'Building'], sort: 'name' })).toEqual(['archive', 'Safe']);
    expect(await names({ category: ['Equipment', 'Building'], sort: '-category' })).toEqual(['Safe', 'archive']);
    expect(await names({ q: 'ground' })).toEqual(['archive']);
  });

  test('a deleted property is removed from assets and open flows; its scenarios stay', async () => {
    const [gone, remaining] = [
      await addProperty(ada, { linked_scenarios: [scenario] }),
      await addProperty(ada, { linked_scenarios: [scenario] }),
    ];
    const asset = await addAsset(ada, { linked_properties: [gone.id, remaining.id] });
    const content = {
      selected_properties: [gone.id, remaining.id],
      selected_scenarios: [scenario],
      property_comments: { [gone.id]: 'goes', [remaining.id]: 'stays' },
      names: { [gone.id]: 'Gone', [scenario]: 'Ransomware' },
    };
    const open = await keepFlow(api, ada, (await addRisk(ada)).id, { status: 'draft', ...content });
    const done = await keepFlow(api, ada, (await addRisk(ada)).id, { status: 'completed', ...content });
    expect((await ada.send('DELETE', `/api/properties/${gone.id}`)).status).toBe(204);
    expect(
      made(await ada.client.GET('/api/assets/{id}', { params: { path: { id: asset.id } } })).linked_properties,
    ).toEqual([remaining.id]);
    const flows = api.store.org(ada.organizationId, { id: 'test' }).collection<RiskFlowDoc>('risk_flows');
    const after = await flows.findOne({ _id: open._id });
    expect(after).toMatchObject({ selected_properties: [remaining.id], selected_scenarios: [scenario] });
    expect([after?.property_comments, after?.names]).toEqual([
      { [remaining.id]: 'stays' },
      { [scenario]: 'Ransomware' },
    ]);
    expect(await flows.findOne({ _id: done._id })).toEqual(done);
  });

  test('assets that link to a property which is deleted at the same time are refused, or lose the link', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await addProperty(ada, { linked_scenarios: [scenario] });
      const asset = {
        organization_id: ada.organizationId,
        name: `Round ${round}`,
        type: 'Data',
        risk_level: 'Low',
        status: 'Active',
        linked_properties: [id],
      };
      const answers = await Promise.all([
        ...Array.from({ length: 4 }, () => ada.send('POST', '/api/assets', asset)),
        ada.send('DELETE', `/api/properties/${id}`),
      ]);
      expect(answers.at(-1)?.status).toBe(204);
      expect(answers.slice(0, -1).every(({ status }) => status === 201 || status === 400)).toBe(true);
      expect(
        await api.store
          .org(ada.organizationId, { id: 'test' })
          .collection<AssetDoc>('assets')
          .count({ linked_properties: id }),
      ).toBe(0);
    }
  });

  test('properties of another organization are inaccessible', async () => {
    const bob = await api.person('bob@example.com');
    const { id } = await addProperty(bob);
    expect((await ada.send('GET', `/api/properties?organization_id=${bob.organizationId}`)).status).toBe(403);
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      expect(
        (await ada.send(method, `/api/properties/${id}`, method === 'PATCH' ? { name: 'mine' } : undefined)).status,
        method,
      ).toBe(404);
    }
  });
});
