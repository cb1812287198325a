import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AssetTemplate, AssetTemplateCreate, PropertyTemplateCreate } from '@parapet/contracts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { addAsset, addProperty, addScenario, made } from '../../testing/items.ts';
import { stores } from '../../store/testing.ts';

const KINDS = [
  { path: '/api/asset-templates', defaults: ['Application', 'Database', 'Server'], deletable: [], first: 0 },
  { path: '/api/property-templates', defaults: ['Digital', 'Intellectual', 'Physical'], deletable: [], first: 0 },
  {
    path: '/api/risk-scenario-templates',
    defaults: ['Cyber Attack', 'Data Breach', 'Third-Party Failure'],
    deletable: ['Data Breach', 'Third-Party Failure'],
    first: 1,
  },
] as const;

const field = (name: string, order: number) => ({
  id: `f_${name}`,
  name,
  label: name.toUpperCase(),
  type: 'text' as const,
  required: false,
  order,
});

describe.each(stores)('templates on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
  });
  afterAll(() => api.close());

  describe.each(KINDS)('$path', ({ path, defaults, deletable, first }) => {
    const create = (fields: object, who = ada) =>
      who.send('POST', path, { organization_id: who.organizationId, name: 'Vessel', category: 'Physical', ...fields });
    const add = async (fields: object = {}, who = ada) => (await (await create(fields, who)).json()) as AssetTemplate;
    const list = async (who: Person, query: object = {}) =>
      made(await who.client.GET(path, { params: { query: { organization_id: who.organizationId, ...query } } }));

    test('an organization starts with the defaults, of which only some can be deleted', async () => {
      const { items } = await list(ada, { sort: 'name' });
      expect(items.map(({ name }) => name)).toEqual(defaults);
      expect(items.filter(({ is_default }) => !is_default).map(({ name }) => name)).toEqual(deletable);
    });

    test('a default template cannot be deleted, whatever the version', async () => {
      const standard = (await list(ada)).items.find(({ is_default }) => is_default);
      for (const version of ['*', '"1"', '"7"']) {
        const answer = await ada.send('DELETE', `${path}/${standard?.id}`, undefined, { 'if-match': version });
        expect([answer.status, (await problemOf(answer)).code]).toEqual([409, 'default_template']);
      }
      expect((await list(ada)).total).toBe(3);
    });

    test('a template is created, changed at a version, and deleted', async () => {
      const answer = await create({ name: ' Vessel ', fields: [field('late', 9), field('early', 2)] });
      const template = (await answer.json()) as AssetTemplate;
      expect([answer.status, answer.headers.get('etag'), answer.headers.get('location')]).toEqual([
        201,
        '"1"',
        `${path}/${template.id}`,
      ]);
      expect(template).toMatchObject({ name: 'Vessel', description: '', is_default: false });
      expect(template.fields.map(({ name, order }) => [name, order])).toEqual([
        ['early', first],
        ['late', first + 1],
      ]);
      const one = `${path}/${template.id}`;
      const changed = await ada.send('PATCH', one, { name: ' Ship ', fields: [] }, { 'if-match': '"1"' });
      expect([changed.status, changed.headers.get('etag'), await changed.json()]).toEqual([
        200,
        '"2"',
        expect.objectContaining({ name: 'Ship', category: 'Physical', fields: [] }),
      ]);
      expect((await ada.send('PATCH', one, { name: 'Boat' }, { 'if-match': '"1"' })).status).toBe(412);
      expect((await ada.send('DELETE', one, undefined, { 'if-match': '"1"' })).status).toBe(412);
      expect((await ada.send('GET', one)).headers.get('etag')).toBe('"2"');
      expect((await ada.send('DELETE', one, undefined, { 'if-match': '"2"' })).status).toBe(204);
      expect((await ada.send('GET', one)).status).toBe(404);
    });

    test.each([
      ['two fields with one name', { fields: [field('a', 0), field('a', 1)] }, '/fields'],
      ['a field with a blank label', { fields: [{ ...field('a', 0), label: ' ' }] }, '/fields/0/label'],
      ['a field whose name is no attribute', { fields: [{ ...field('a', 0), name: 'a b' }] }, '/fields/0/name'],
      ['a field whose name cannot be stored', { fields: [field('constructor', 1), field('a', 0)] }, '/fields/0/name'],
      ['no name', { name: '' }, '/name'],
      ['a blank category', { category: ' ' }, '/category'],
    ])('%s is a 400 that names the field', async (_name, fields, wrong) => {
      const answer = await create(fields);
      expect(answer.status).toBe(400);
      expect((await problemOf(answer)).errors?.map((error) => error.path)).toContain(wrong);
    });

    test('templates of another organization are inaccessible', async () => {
      const bob = await api.person(`bob${first}${defaults[0]}@example.com`.replaceAll(' ', ''));
      const { id } = await add({}, bob);
      expect((await ada.send('GET', `${path}?organization_id=${bob.organizationId}`)).status).toBe(403);
      expect((await ada.send('GET', `${path}/categories/list?organization_id=${bob.organizationId}`)).status).toBe(403);
      for (const method of ['GET', 'PATCH', 'DELETE']) {
        expect(
          (await ada.send(method, `${path}/${id}`, method === 'PATCH' ? { name: 'mine' } : undefined)).status,
          method,
        ).toBe(404);
      }
      expect((await bob.send('GET', `${path}/${id}`)).status).toBe(200);
    });

    test('the list is filtered, searched and sorted', async () => {
      const eve = await api.person(`eve${first}${defaults[0]}@example.com`.replaceAll(' ', ''));
      await add({ name: 'Zeppelin', description: 'Lighter than air' }, eve);
      expect((await list(eve, { sort: '-name', limit: 1 })).items.map(({ name }) => name)).toEqual(['Zeppelin']);
      expect((await list(eve, { q: 'light' })).items.map(({ name }) => name)).toEqual(['Zeppelin']);
      expect((await list(eve, { category: 'Physical' })).items.map(({ name }) => name)).toContain('Zeppelin');
      expect((await list(eve, { category: 'Nothing' })).total).toBe(0);
    });
  });

  test('categories are listed once each, sorted, in pages', async () => {
    const cy = await api.person('cy@example.com');
    const body = (category: string): PropertyTemplateCreate => ({
      organization_id: cy.organizationId,
      name: 'x',
      category,
    });
    for (const category of ['banana', 'Apple', 'banana'])
      made(await cy.client.POST('/api/property-templates', { body: body(category) }));
    const ask = async (query: object) =>
      made(
        await cy.client.GET('/api/property-templates/categories/list', {
          params: { query: { organization_id: cy.organizationId, ...query } },
        }),
      );
    expect(await ask({})).toEqual({
      items: ['Apple', 'banana', 'Digital', 'Intellectual', 'Physical'],
      total: 5,
      next_cursor: null,
    });
    const pages: string[][] = [];
    let cursor: string | null | undefined;
    do {
      const page = await ask({ limit: 2, ...(cursor ? { cursor } : {}) });
      pages.push(page.items);
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(pages).toEqual([['Apple', 'banana'], ['Digital', 'Intellectual'], ['Physical']]);
    expect(
      (await cy.send('GET', `/api/property-templates/categories/list?organization_id=${cy.organizationId}&cursor=x`))
        .status,
    ).toBe(400);
  });

  test.each(['/api/asset-templates', '/api/property-templates', '/api/risk-scenario-templates'] as const)(
    '%s can be marked as defaults, and an unmarked one can be deleted',
    async (path) => {
      const { id, is_default } = made(
        await ada.client.POST(path, {
          body: { organization_id: ada.organizationId, name: 'x', category: 'Data', is_default: true },
        }),
      );
      expect(is_default).toBe(true);
      expect((await ada.send('DELETE', `${path}/${id}`)).status).toBe(409);
      expect((await ada.send('PATCH', `${path}/${id}`, { is_default: false })).status).toBe(200);
      expect((await ada.send('DELETE', `${path}/${id}`)).status).toBe(204);
    },
  );

  test('items that were created from a deleted template stay', async () => {
    const dee = await api.person('dee@example.com');
    const body = { organization_id: dee.organizationId, name: 'Mine', category: 'Data' } satisfies AssetTemplateCreate;
    const templates = {
      asset: made(await dee.client.POST('/api/asset-templates', { body })).id,
      property: made(await dee.client.POST('/api/property-templates', { body })).id,
      scenario: made(await dee.client.POST('/api/risk-scenario-templates', { body })).id,
    };
    const scenario = await addScenario(dee, { template_id: templates.scenario });
    const property = await addProperty(dee, { template_id: templates.property, linked_scenarios: [scenario.id] });
    const asset = await addAsset(dee, {
      template_id: templates.asset,
      linked_properties: [property.id],
      attributes: { color: 'red' },
    });
    for (const path of [
      `asset-templates/${templates.asset}`,
      `property-templates/${templates.property}`,
      `risk-scenario-templates/${templates.scenario}`,
    ]) {
      expect((await dee.send('DELETE', `/api/${path}`)).status, path).toBe(204);
    }
    expect(made(await dee.client.GET('/api/assets/{id}', { params: { path: { id: asset.id } } }))).toMatchObject({
      template_id: null,
      attributes: { color: 'red' },
    });
    expect(
      made(await dee.client.GET('/api/properties/{id}', { params: { path: { id: property.id } } })).template_id,
    ).toBeNull();
    expect(
      made(await dee.client.GET('/api/risk-scenarios/{id}', { params: { path: { id: scenario.id } } })).template_id,
    ).toBeNull();
    expect((await dee.send('PATCH', `/api/risk-scenarios/${scenario.id}`, { description: 'Still there' })).status).toBe(
      200,
    );
  });
});
