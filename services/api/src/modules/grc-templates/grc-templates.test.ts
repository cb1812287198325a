import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FRAMEWORKS, type GrcStep, type GrcTemplate, type GrcTemplateUpdate } from '@parapet/contracts';
import { DEFAULT_GRC_DOMAINS } from '@parapet/contracts/rules';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { made } from '../../testing/items.ts';
import { stores } from '../../store/testing.ts';

const step = (id: string, questions: GrcStep['questions'] = []): GrcStep => ({
  id,
  title: 'Scope',
  description: '',
  order: 1,
  category: '',
  mandatory: true,
  questions,
});
const INITIALIZE = '/api/grc-templates/initialize-defaults';

describe.each(stores)('GRC templates on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
  });
  afterAll(() => api.close());

  const list = async (who: Person, query: object = {}) =>
    made(await who.client.GET('/api/grc-templates', { params: { query } }));
  const domainsOf = async (who: Person, query: object = {}) =>
    made(await who.client.GET('/api/grc-domains', { params: { query } }));
  const create = (fields: object, who = ada) =>
    who.send('POST', '/api/grc-templates', { organization_id: who.organizationId, name: 'Own', ...fields });
  const add = async (fields: object = {}, who = ada) => (await (await create(fields, who)).json()) as GrcTemplate;

  describe('the defaults', () => {
    test('are added once: a template for each framework in its domain, and the domains', async () => {
      const eve = await api.person('eve@example.com');
      expect(await (await eve.send('POST', INITIALIZE)).json()).toEqual({ created_domains: 6, created_templates: 6 });
      const domains = await domainsOf(eve);
      expect(domains.items.map(({ name }) => name)).toEqual(DEFAULT_GRC_DOMAINS.map(({ name }) => name).toSorted());
      const { items, total } = await list(eve);
      expect([items.map(({ framework }) => framework).toSorted(), total]).toEqual([[...FRAMEWORKS].toSorted(), 6]);
      expect(
        items.every(
          ({ is_default, steps, domain_id }) =>
            is_default && steps.length > 0 && domains.items.some(({ id }) => id === domain_id),
        ),
      ).toBe(true);
      const before = items.map(({ id, version }) => [id, version]);
      expect(await (await eve.send('POST', INITIALIZE)).json()).toEqual({ created_domains: 0, created_templates: 0 });
      expect((await list(eve)).items.map(({ id, version }) => [id, version])).toEqual(before);
    });

    test('are added once by ten concurrent requests', async () => {
      const fay = await api.person('fay@example.com');
      const viewer = await api.colleague(fay, 'viewer@example.com', 'stakeholder');
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? fay : viewer).send('POST', INITIALIZE)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
      const counts = (await Promise.all(answers.map((answer) => answer.json()))) as {
        created_domains: number;
        created_templates: number;
      }[];
      expect(
        counts.reduce((sum, { created_domains, created_templates }) => sum + created_domains + created_templates, 0),
      ).toBe(12);
      expect([(await list(fay)).total, (await domainsOf(fay)).total]).toEqual([6, 6]);
    });

    test('do not overwrite the changes of a person', async () => {
      const gil = await api.person('gil@example.com');
      await gil.send('POST', INITIALIZE);
      const [first] = (await list(gil)).items;
      if (first === undefined) throw new Error('no template');
      const body: GrcTemplateUpdate = {
        name: 'Ours',
        description: '',
        framework: 'House rules',
        domain_id: null,
        steps: [],
      };
      expect(
        made(await gil.client.PUT('/api/grc-templates/{id}', { params: { path: { id: first.id } }, body })),
      ).toMatchObject({ ...body, is_default: true });
      expect(await (await gil.send('POST', INITIALIZE)).json()).toEqual({ created_domains: 0, created_templates: 0 });
      expect((await list(gil)).items.find(({ id }) => id === first.id)).toMatchObject(body);
    });

    test('cannot be deleted', async () => {
      await ada.send('POST', INITIALIZE);
      const [first] = (await list(ada)).items;
      const answer = await ada.send('DELETE', `/api/grc-templates/${first?.id}`);
      expect([answer.status, (await problemOf(answer)).code]).toEqual([409, 'default_template']);
    });

    test('contain only the fields of the contract', async () => {
      const [first] = (await list(ada)).items;
      expect(Object.keys(first ?? {}).toSorted()).toEqual([
        'created_at',
        'description',
        'domain_id',
        'framework',
        'id',
        'is_default',
        'name',
        'organization_id',
        'steps',
        'updated_at',
        'used_by',
        'version',
      ]);
    });
  });

  test('a template is created, replaced at a version, and deleted', async () => {
    const [domain] = (await domainsOf(ada)).items;
    const answer = await create({ name: ' Own ', domain_id: domain?.id });
    const template = (await answer.json()) as GrcTemplate;
    expect([answer.status, answer.headers.get('etag'), answer.headers.get('location')]).toEqual([
      201,
      '"1"',
      `/api/grc-templates/${template.id}`,
    ]);
    expect(template).toMatchObject({
      name: 'Own',
      description: '',
      framework: '',
      domain_id: domain?.id,
      steps: [],
      is_default: false,
    });
    const path = `/api/grc-templates/${template.id}`;
    const body = {
      name: 'Ours',
      description: 'd',
      framework: 'f',
      domain_id: null,
      steps: [step('s1', [{ text: 'Who?', type: 'text' }])],
    };
    const replaced = await ada.send('PUT', path, body, { 'if-match': '"1"' });
    expect([replaced.status, replaced.headers.get('etag'), await replaced.json()]).toEqual([
      200,
      '"2"',
      expect.objectContaining(body),
    ]);
    expect((await ada.send('PUT', path, body, { 'if-match': '"1"' })).status).toBe(412);
    const another = await ada.send('PUT', path, {
      ...body,
      id: (await list(ada)).items.find(({ id }) => id !== template.id)?.id,
    });
    expect([another.status, (await problemOf(another)).errors]).toEqual([
      400,
      [{ path: '/id', keyword: 'rule', params: {}, message: 'cannot be changed' }],
    ]);
    const { steps: _, ...part } = body;
    expect((await problemOf(await ada.send('PUT', path, part))).errors?.map((error) => error.path)).toEqual(['/steps']);
    expect((await ada.send('DELETE', path, undefined, { 'if-match': '"1"' })).status).toBe(412);
    expect((await ada.send('DELETE', path)).status).toBe(204);
    expect((await ada.send('GET', path)).status).toBe(404);
  });

  const text = { id: 'q1', text: 'Who?', type: 'text' } as const;
  test.each([
    ['a domain that is not there', { domain_id: 'nowhere' }, ['/domain_id']],
    ['two steps with one id', { steps: [step('s1'), step('s1')] }, ['/steps/1/id']],
    ['two questions with one key', { steps: [step('s1', [text, text])] }, ['/steps/0/questions/1/id']],
    [
      'a select without options',
      { steps: [step('s1', [{ ...text, type: 'select' }])] },
      ['/steps/0/questions/0/options'],
    ],
    [
      'a slider that goes nowhere',
      { steps: [step('s1', [{ ...text, type: 'slider', min: 10 }])] },
      ['/steps/0/questions/0/max'],
    ],
    [
      'a question of an unknown type',
      { steps: [step('s1', [{ ...text, type: 'date' as 'text' }])] },
      ['/steps/0/questions/0/type'],
    ],
  ])('%s is a 400 that names the field', async (_name, fields, wrong) => {
    const answer = await create(fields);
    expect([answer.status, (await problemOf(answer)).errors?.map(({ path }) => path)]).toEqual([400, wrong]);
  });

  test('two steps may contain the same question', async () => {
    expect((await create({ steps: [step('s1', [text]), step('s2', [text])] })).status).toBe(201);
  });

  test('a risk that was created from a deleted template keeps its answers', async () => {
    const { id } = await add({ steps: [step('s1', [text])] });
    const body = {
      organization_id: ada.organizationId,
      title: 'x',
      template_id: id,
      template_answers: { s1_q1: 'me' },
    };
    const risk = made(await ada.client.POST('/api/risks', { body }));
    expect((await ada.send('DELETE', `/api/grc-templates/${id}`)).status).toBe(204);
    const after = made(await ada.client.GET('/api/risks/{id}', { params: { path: { id: risk.id } } }));
    expect(after).toMatchObject({ template_id: null, template_answers: { s1_q1: 'me' } });
  });

  test('the lists are filtered, searched and sorted', async () => {
    const [domain] = (await domainsOf(ada, { q: 'priva' })).items;
    expect(domain?.name).toBe('Privacy');
    expect(
      (await list(ada, { framework: ['GDPR', 'HIPAA'], sort: '-framework' })).items.map(({ framework }) => framework),
    ).toEqual(['HIPAA', 'GDPR']);
    const inDomain = (await list(ada, { domain_id: domain?.id })).items;
    expect(inDomain.length).toBeGreaterThan(0);
    expect(inDomain.every(({ domain_id }) => domain_id === domain?.id)).toBe(true);
    expect((await list(ada, { q: 'gdpr' })).items.map(({ framework }) => framework)).toEqual(['GDPR']);
    const page = await domainsOf(ada, { limit: 4 });
    expect([page.items.length, page.total]).toEqual([4, 6]);
    expect((await domainsOf(ada, { limit: 4, cursor: page.next_cursor })).items).toHaveLength(2);
  });

  test('templates of another organization are inaccessible', async () => {
    const bob = await api.person('bob@example.com');
    const { id } = await add({}, bob);
    for (const path of ['grc-templates', 'grc-domains']) {
      expect((await ada.send('GET', `/api/${path}?organization_id=${bob.organizationId}`)).status, path).toBe(403);
      expect((await ada.send('GET', `/api/${path}?organization_id=${ada.organizationId}`)).status, path).toBe(200);
    }
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const body =
        method === 'PUT' ? { name: 'x', description: '', framework: '', domain_id: null, steps: [] } : undefined;
      expect((await ada.send(method, `/api/grc-templates/${id}`, body)).status, method).toBe(404);
    }
    await bob.send('POST', INITIALIZE);
    const [theirs] = (await domainsOf(bob)).items;
    expect((await create({ domain_id: theirs?.id })).status).toBe(400);
  });
});
