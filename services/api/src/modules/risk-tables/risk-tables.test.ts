import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { made } from '../../testing/items.ts';
import { stores } from '../../store/testing.ts';

const INITIALIZE = '/api/risk-tables/initialize-templates';

describe.each(stores)('registers on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    await ada.send('POST', INITIALIZE);
  });
  afterAll(() => api.close());

  const list = async (who: Person, query: object = {}) =>
    made(await who.client.GET('/api/risk-tables', { params: { query } }));
  const domainsOf = async (who: Person) =>
    made(await who.client.GET('/api/grc-domains', { params: { query: {} } })).items;
  const errorsOf = async (answer: Response) =>
    (await problemOf(answer)).errors?.map(({ path, message }) => `${path}: ${message}`);

  test('a template for each domain is added once by ten concurrent requests', async () => {
    const eve = await api.person('eve@example.com');
    const answers = await Promise.all(Array.from({ length: 10 }, () => eve.send('POST', INITIALIZE)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const counts = (await Promise.all(answers.map((answer) => answer.json()))) as { created_templates: number }[];
    expect(counts.map(({ created_templates }) => created_templates).toSorted((a, b) => a - b)).toEqual([
      0, 0, 0, 0, 0, 0, 0, 0, 0, 6,
    ]);
    const templates = await list(eve, { templates_only: true });
    expect(new Set(templates.items.map(({ domain }) => domain))).toEqual(
      new Set((await domainsOf(eve)).map(({ id }) => id)),
    );
    expect(templates.total).toBe(6);
    expect(await (await eve.send('POST', '/api/grc-templates/initialize-defaults')).json()).toEqual({
      created_domains: 0,
      created_templates: 6,
    });
  });

  test('a register is created, with or without a template', async () => {
    const alone = await ada.client.POST('/api/risk-tables', {
      body: { organization_id: ada.organizationId, name: ' Suppliers ' },
    });
    expect([alone.response.status, made(alone)]).toEqual([
      201,
      expect.objectContaining({
        name: 'Suppliers',
        description: '',
        domain: null,
        is_template: false,
        template_id: null,
      }),
    ]);
    const template = (await list(ada, { templates_only: true, q: 'privacy' })).items[0];
    if (template === undefined) throw new Error('no template');
    const like = await ada.client.POST('/api/risk-tables/from-template', {
      body: { organization_id: ada.organizationId, template_id: template.id, name: 'Patients' },
    });
    expect([like.response.status, made(like)]).toEqual([
      201,
      expect.objectContaining({
        name: 'Patients',
        description: template.description,
        domain: template.domain,
        is_template: false,
        template_id: template.id,
      }),
    ]);
    expect((await list(ada, { templates_only: false, sort: '-name' })).items.map(({ name }) => name)).toEqual([
      'Suppliers',
      'Patients',
    ]);
    expect((await list(ada, { domain: template.domain })).items.map(({ name }) => name)).toEqual([
      'Patients',
      'Privacy Risk Register',
    ]);
    expect((await list(ada)).total).toBe(8);
  });

  test('a register must refer to an existing template and domain', async () => {
    const bob = await api.person('bob@example.com');
    await bob.send('POST', INITIALIZE);
    const [theirs] = (await list(bob)).items;
    const organization_id = ada.organizationId;
    for (const template_id of ['nowhere', theirs?.id]) {
      expect(
        await errorsOf(
          await ada.send('POST', '/api/risk-tables/from-template', { organization_id, template_id, name: 'x' }),
        ),
      ).toEqual(['/template_id: refers to a record that does not exist']);
    }
    const register = made(await ada.client.POST('/api/risk-tables', { body: { organization_id, name: 'Plain' } }));
    expect(
      await errorsOf(
        await ada.send('POST', '/api/risk-tables/from-template', {
          organization_id,
          template_id: register.id,
          name: 'x',
        }),
      ),
    ).toEqual(['/template_id: is a register, not a register template']);
    for (const domain of ['nowhere', theirs?.domain]) {
      expect(
        await errorsOf(await ada.send('POST', '/api/risk-tables', { organization_id, name: 'x', domain })),
      ).toEqual(['/domain: refers to a record that does not exist']);
    }
    expect(
      (await ada.send('POST', '/api/risk-tables', { organization_id: bob.organizationId, name: 'x' })).status,
    ).toBe(403);
    expect((await ada.send('GET', `/api/risk-tables?organization_id=${bob.organizationId}`)).status).toBe(403);
  });

  test('people who may only read risks can add the default templates, but cannot create registers', async () => {
    const auditor = await api.colleague(ada, 'auditor@example.com', 'auditor');
    expect((await auditor.send('POST', INITIALIZE)).status).toBe(200);
    expect(
      (await auditor.send('POST', '/api/risk-tables', { organization_id: ada.organizationId, name: 'x' })).status,
    ).toBe(403);
  });
});
