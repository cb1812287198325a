import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Asset } from '@parapet/contracts';
import type { MemberDoc, RiskFlowDoc } from '../../collections.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import {
  addAsset,
  addProperty,
  addRisk,
  addScenario,
  giveAssets,
  keepFlow,
  made,
  templateId,
} from '../../testing/items.ts';
import { stores } from '../../store/testing.ts';

const errorsOf = async (answer: Response) =>
  (await problemOf(answer)).errors?.map(({ path, message }) => `${path}: ${message}`);

describe.each(stores)('assets on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  let bob: Person;
  let property: string;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    bob = await api.person('bob@example.com');
    property = (await addProperty(ada)).id;
  });
  afterAll(() => api.close());

  const create = (fields: object) =>
    ada.send('POST', '/api/assets', { organization_id: ada.organizationId, ...fields });
  const basic = () => ({
    name: 'web-1',
    type: 'Hardware',
    risk_level: 'High',
    status: 'Active',
    linked_properties: [property],
  });
  const list = async (who: Person, query: object = {}) =>
    made(await who.client.GET('/api/assets', { params: { query: { organization_id: who.organizationId, ...query } } }));
  const names = async (who: Person, query: object = {}) => (await list(who, query)).items.map(({ name }) => name);

  test('an asset is created and found', async () => {
    const answer = await create({ ...basic(), name: '  web-1 ' });
    expect(answer.status).toBe(201);
    const asset = (await answer.json()) as Asset;
    expect(asset).toMatchObject({ name: 'web-1', description: '', template_id: null, attributes: {}, version: 1 });
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(answer.headers.get('location')).toBe(`/api/assets/${asset.id}`);
    const { data, response } = await ada.client.GET('/api/assets/{id}', { params: { path: { id: asset.id } } });
    expect(data).toEqual(asset);
    expect(response.headers.get('etag')).toBe('"1"');
  });

  test.each([
    ['no type', { type: '' }, ['/type: type is required']],
    ['a blank status', { status: '  ' }, ['/status: status is required']],
    ['no risk level', { risk_level: null }, ['/risk_level: risk_level is required']],
    [
      'no property',
      { linked_properties: [] },
      ['/linked_properties: At least one property must be linked to this asset'],
    ],
    [
      'neither type nor property',
      { type: '', linked_properties: [] },
      ['/type: type is required', '/linked_properties: At least one property must be linked to this asset'],
    ],
    [
      'a property that is not there',
      { linked_properties: ['nowhere'] },
      ['/linked_properties: refers to a record that does not exist'],
    ],
    [
      'a template that is not there',
      { template_id: 'nowhere' },
      ['/template_id: refers to a record that does not exist'],
    ],
    [
      'an attribute called like a field',
      { attributes: { status: 'Active' } },
      ['/attributes/status: is a field of its own, not an attribute'],
    ],
    [
      'an attribute that cannot be stored',
      { attributes: { constructor: 'x' } },
      ['/attributes/constructor: cannot be used as the name of a field'],
    ],
  ])('without a template, %s is a 400 that names the field', async (_name, fields, errors) => {
    const before = (await list(ada)).total;
    const answer = await create({ ...basic(), ...fields });
    expect([answer.status, await errorsOf(answer)]).toEqual([400, errors]);
    expect((await list(ada)).total).toBe(before);
  });

  test('a property of another organization cannot be linked to an asset', async () => {
    const theirs = await addProperty(bob);
    expect(await errorsOf(await create({ ...basic(), linked_properties: [property, theirs.id] }))).toEqual([
      '/linked_properties: refers to a record that does not exist',
    ]);
  });

  test('with a template, errors name the labels of its fields', async () => {
    const template_id = await templateId(ada, '/api/asset-templates', 'Server');
    const server = {
      name: 'db-1',
      type: 'Database',
      risk_level: 'Low',
      status: 'Active',
      linked_properties: [property],
      template_id,
    };
    expect((await create(server)).status).toBe(201);
    expect(await errorsOf(await create({ ...server, type: '', risk_level: null }))).toEqual([
      '/type: Server Type is required',
      '/risk_level: Risk Level is required',
    ]);
    const [error] = (await errorsOf(await create({ ...server, type: 'Toaster' }))) ?? [];
    expect(error).toMatch(/^\/type: Server Type must be one of Web, Database/);
  });

  describe('with a template that asks for attributes', () => {
    let template_id: string;
    const cores = { id: 'f1', name: 'cores', label: 'Cores', type: 'number', required: true, order: 0 } as const;
    const backup = {
      id: 'f2',
      name: 'backup',
      label: 'Backed up',
      type: 'checkbox',
      required: true,
      order: 1,
    } as const;
    beforeAll(async () => {
      const body = {
        organization_id: ada.organizationId,
        name: 'Machine',
        category: 'Physical' as const,
        fields: [cores, backup],
      };
      template_id = made(await ada.client.POST('/api/asset-templates', { body })).id;
    });

    test('attributes are checked, and stored by name unless they are empty', async () => {
      const machine = { name: 'm', linked_properties: [property], template_id };
      expect(await errorsOf(await create(machine))).toEqual([
        '/attributes/cores: Cores is required',
        '/attributes/backup: Backed up is required',
      ]);
      expect(await errorsOf(await create({ ...machine, attributes: { cores: 'many', backup: false } }))).toEqual([
        '/attributes/cores: Cores must be a number',
      ]);
      const answer = await create({ ...machine, attributes: { cores: 0, backup: false, note: ' ' } });
      expect(((await answer.json()) as Asset).attributes).toEqual({ cores: 0, backup: false });
    });

    test('a change is checked together with the stored values', async () => {
      const { id } = await addAsset(ada, {
        name: 'm',
        linked_properties: [property],
        template_id,
        attributes: { cores: 4, backup: true },
      });
      expect((await ada.send('PATCH', `/api/assets/${id}`, { description: 'Rack 3' })).status).toBe(200);
      expect(await errorsOf(await ada.send('PATCH', `/api/assets/${id}`, { attributes: { cores: 8 } }))).toEqual([
        '/attributes/backup: Backed up is required',
      ]);
    });

    test('new required fields of the template apply only to changes of the attributes', async () => {
      const { id } = await addAsset(ada, {
        name: 'm',
        linked_properties: [property],
        template_id,
        attributes: { cores: 4, backup: true },
      });
      const rack = { id: 'f3', name: 'rack', label: 'Rack', type: 'text', required: true, order: 2 } as const;
      expect(
        (await ada.send('PATCH', `/api/asset-templates/${template_id}`, { fields: [cores, backup, rack] })).status,
      ).toBe(200);
      expect((await ada.send('PATCH', `/api/assets/${id}`, { description: 'Moved' })).status).toBe(200);
      expect(
        await errorsOf(await ada.send('PATCH', `/api/assets/${id}`, { attributes: { cores: 8, backup: true } })),
      ).toEqual(['/attributes/rack: Rack is required']);
    });
  });

  test('a change with an outdated version is refused', async () => {
    const { id } = await addAsset(ada, { linked_properties: [property] });
    const change = (body: object, version: string) =>
      ada.send('PATCH', `/api/assets/${id}`, body, { 'if-match': version });
    const first = await change({ name: ' web-2 ' }, '"1"');
    expect([first.status, first.headers.get('etag'), ((await first.json()) as Asset).name]).toEqual([
      200,
      '"2"',
      'web-2',
    ]);
    expect((await change({ name: 'web-3' }, '"1"')).status).toBe(412);
    expect((await ada.send('DELETE', `/api/assets/${id}`, undefined, { 'if-match': '"1"' })).status).toBe(412);
    expect((await ada.send('DELETE', `/api/assets/${id}`, undefined, { 'if-match': '"2"' })).status).toBe(204);
    expect((await ada.send('GET', `/api/assets/${id}`)).status).toBe(404);
  });

  test('of ten concurrent changes of one version one succeeds', async () => {
    const { id } = await addAsset(ada, { linked_properties: [property] });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        ada.send('PATCH', `/api/assets/${id}`, { name: `a${n}` }, { 'if-match': '"1"' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 412),
    ]);
  });

  test('assets of another organization are inaccessible', async () => {
    const { id } = await addAsset(bob);
    expect((await ada.send('GET', `/api/assets?organization_id=${bob.organizationId}`)).status).toBe(403);
    expect((await ada.send('POST', '/api/assets', { ...basic(), organization_id: bob.organizationId })).status).toBe(
      403,
    );
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      expect(
        (await ada.send(method, `/api/assets/${id}`, method === 'PATCH' ? { name: 'mine' } : undefined)).status,
        method,
      ).toBe(404);
    }
    expect(await problemOf(await ada.send('GET', '/api/assets'))).toMatchObject({
      status: 400,
      detail: 'organizationId is required',
    });
  });

  describe('a list', () => {
    let eve: Person;
    let ids: Record<string, string>;
    beforeAll(async () => {
      eve = await api.person('eve@example.org');
      const linked_properties = [(await addProperty(eve)).id];
      const server = await templateId(eve, '/api/asset-templates', 'Server');
      const assets = [
        { name: 'Émile', type: 'Hardware', risk_level: 'Low', status: 'Active' },
        {
          name: 'alpha',
          type: 'Infrastructure',
          risk_level: 'Critical',
          status: 'Retired',
          description: 'The one in the cellar',
        },
        { name: 'Beta', type: 'Web', risk_level: 'Medium', status: 'Active', template_id: server },
      ] as const;
      ids = Object.fromEntries(
        await Promise.all(
          assets.map(async (asset) => [asset.name, (await addAsset(eve, { ...asset, linked_properties })).id]),
        ),
      );
    });

    test.each<[object, string[]]>([
      [{ sort: 'name' }, ['alpha', 'Beta', 'Émile']],
      [{ sort: '-risk_level' }, ['alpha', 'Beta', 'Émile']],
      [{ sort: 'name', type: ['Web', 'Hardware'] }, ['Beta', 'Émile']],
      [{ sort: 'name', risk_level: ['Critical'] }, ['alpha']],
      [{ sort: 'name', status: ['Active'] }, ['Beta', 'Émile']],
      [{ sort: 'name', category: 'Infrastructure' }, ['alpha', 'Beta']],
      [{ category: 'Hardware', type: ['Web'] }, []],
      [{ category: 'Hardware', type: ['Hardware', 'Web'] }, ['Émile']],
      [{ category: 'Infrastructure', type: ['Web'] }, ['Beta']],
      [{ q: 'cellar' }, ['alpha']],
      [{ q: 'emi' }, ['Émile']],
    ])('is filtered and sorted by the query %j', async (query, wanted) => {
      const { items, total } = await list(eve, query);
      expect([items.map(({ name }) => name), total]).toEqual([wanted, wanted.length]);
    });

    test('contains only the requested ids', async () => {
      expect(await names(eve, { id: [ids['Beta'], 'nowhere'] })).toEqual(['Beta']);
    });

    test('is paged', async () => {
      const first = await list(eve, { sort: 'name', limit: 2 });
      expect([first.items.map(({ name }) => name), first.total]).toEqual([['alpha', 'Beta'], 3]);
      expect(await names(eve, { sort: 'name', limit: 2, cursor: first.next_cursor })).toEqual(['Émile']);
    });
  });

  test('an asset owner sees only their assigned assets', async () => {
    const boss = await api.person('boss@example.net');
    const linked_properties = [(await addProperty(boss)).id];
    const mine = await addAsset(boss, { name: 'Mine', linked_properties });
    const other = await addAsset(boss, { name: 'Other', linked_properties });
    const owner = await api.colleague(boss, 'owner@example.net', 'asset_owner');
    expect(await list(owner)).toMatchObject({ items: [], total: 0 });
    await giveAssets(api, owner, [mine.id]);
    expect(await list(owner)).toMatchObject({ items: [{ name: 'Mine' }], total: 1 });
    expect(await list(owner, { id: [other.id] })).toMatchObject({ items: [], total: 0 });
    expect((await owner.send('GET', `/api/assets/${other.id}`)).status).toBe(404);
    expect((await owner.send('PATCH', `/api/assets/${other.id}`, { name: 'x' })).status).toBe(404);
    expect((await owner.send('PATCH', `/api/assets/${mine.id}`, { name: 'Still mine' })).status).toBe(200);
    expect((await owner.send('DELETE', `/api/assets/${mine.id}`)).status).toBe(403);
  });

  describe('a deleted asset', () => {
    let remaining: Asset;
    let gone: Asset;
    const scenarios: string[] = [];
    const properties: string[] = [];
    beforeEach(async () => {
      scenarios.splice(0, 2, (await addScenario(ada)).id, (await addScenario(ada)).id);
      properties.splice(
        0,
        2,
        (await addProperty(ada, { linked_scenarios: scenarios.slice(0, 1) })).id,
        (await addProperty(ada, { linked_scenarios: scenarios.slice(1) })).id,
      );
      remaining = await addAsset(ada, { linked_properties: properties.slice(0, 1) });
      gone = await addAsset(ada, { linked_properties: properties.slice() });
    });
    const content = () => ({
      selected_assets: [remaining.id, gone.id],
      selected_properties: properties.slice(),
      selected_scenarios: scenarios.slice(),
      asset_comments: { [remaining.id]: 'stays', [gone.id]: 'goes' },
      asset_scenario_evaluations: {
        [`${remaining.id}:${scenarios[0]}`]: { risk_id: null },
        [`${gone.id}:${scenarios[0]}`]: { risk_id: null },
      },
      names: { [remaining.id]: 'Kept', [gone.id]: 'Gone' },
    });
    const flow = (id: string) =>
      api.store.org(ada.organizationId, { id: 'test' }).collection<RiskFlowDoc>('risk_flows').findOne({ _id: id });
    const remove = async () => expect((await ada.send('DELETE', `/api/assets/${gone.id}`)).status).toBe(204);

    test('is removed from risks and members', async () => {
      const risk = await addRisk(ada, { asset_id: gone.id, selected_assets: [remaining.id, gone.id] });
      const owner = await api.colleague(ada, `${gone.id}@example.com`, 'asset_owner');
      await giveAssets(api, owner, [gone.id, remaining.id]);
      await remove();
      const after = made(await ada.client.GET('/api/risks/{id}', { params: { path: { id: risk.id } } }));
      expect(after).toMatchObject({ asset_id: null, selected_assets: [remaining.id] });
      const member = await api.store
        .org(ada.organizationId, { id: 'test' })
        .collection<MemberDoc>('members')
        .findOne({ user_id: owner.userId });
      expect(member?.assets).toEqual([remaining.id]);
    });

    test('is removed from open flows, with the items that no other asset adds', async () => {
      const { _id } = await keepFlow(api, ada, (await addRisk(ada)).id, { status: 'in-progress', ...content() });
      await remove();
      expect(await flow(_id)).toMatchObject({
        selected_assets: [remaining.id],
        selected_properties: properties.slice(0, 1),
        selected_scenarios: scenarios.slice(0, 1),
        asset_comments: { [remaining.id]: 'stays' },
        names: { [remaining.id]: 'Kept' },
      });
      expect(Object.keys((await flow(_id))?.asset_scenario_evaluations ?? {})).toEqual([
        `${remaining.id}:${scenarios[0]}`,
      ]);
    });

    test.each(['completed', 'archived'] as const)('stays in a flow that is %s, with its name', async (status) => {
      const before = await keepFlow(api, ada, (await addRisk(ada)).id, { status, ...content() });
      await remove();
      expect(await flow(before._id)).toEqual(before);
    });
  });

  test('an asset whose properties were deleted can be changed, but not with an empty list of properties', async () => {
    const only = await addProperty(ada);
    const { id } = await addAsset(ada, { linked_properties: [only.id] });
    expect((await ada.send('DELETE', `/api/properties/${only.id}`)).status).toBe(204);
    expect(made(await ada.client.GET('/api/assets/{id}', { params: { path: { id } } })).linked_properties).toEqual([]);
    expect((await ada.send('PATCH', `/api/assets/${id}`, { description: 'x' })).status).toBe(200);
    expect((await ada.send('PATCH', `/api/assets/${id}`, { linked_properties: [] })).status).toBe(400);
  });
});
