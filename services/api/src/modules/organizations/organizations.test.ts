import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApi, problemOf, type TestApi } from '../../testing/api.ts';
import { stores } from '../../store/testing.ts';
import type { TemplateDoc } from '../../collections.ts';

describe.each(stores)('organizations on $name', (on) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(on);
  });
  afterAll(() => api.close());

  test('the first sign-in creates an organization with the name and the admin role of the person', async () => {
    const ada = await api.stranger('Ada.L@Example.com');
    expect(await problemOf(await ada.send('GET', '/api/me'))).toMatchObject({ status: 404, code: 'no_membership' });
    const { data, response } = await ada.client.POST('/api/organizations', { body: {} });
    expect(response.status).toBe(201);
    expect(data).toMatchObject({
      name: "Ada.L's Organization",
      domain: 'example.com',
      members: [{ user_id: ada.userId, email: 'Ada.L@Example.com', role: 'admin' }],
    });
    expect(data?.id).toMatch(/^org_example\.com_[0-9a-f]{12}$/);
    const me = await ada.client.GET('/api/me');
    expect(me.data).toMatchObject({
      role: 'admin',
      organizationId: data?.id,
      preferences: { theme: 'light', language: 'en' },
    });
  });

  const LONG = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.example`;
  test.each([
    ['anna@münchen.de', /^org_xn--mnchen-3ya\.de_[0-9a-f]{12}$/],
    ['x@[192.168.0.1]', /^org_-192\.168\.0\.1-_/],
    ['x@a/b', /^org_a-b_/],
    [`x@${LONG}`, /^org_a{60}\.b{60}\.c{60}\._/],
    [`${'l'.repeat(230)}@example.com`, /^org_example\.com_/],
  ])('the unusual address %s works', async (email, form) => {
    const person = await api.person(email);
    const { organizationId: organization_id, client } = person;
    expect(organization_id).toMatch(form);
    expect(
      (await client.GET('/api/organizations/{orgId}', { params: { path: { orgId: organization_id } } })).data?.domain,
    ).toBe(email.slice(email.indexOf('@') + 1));
    expect((await client.GET('/api/risks', { params: { query: { organization_id } } })).response.status).toBe(200);
    expect((await client.POST('/api/risks', { body: { organization_id, title: 'Flood' } })).response.status).toBe(201);
  });

  test('a new organization has the default asset templates', async () => {
    const cy = await api.person('cy@example.com');
    const { data } = await cy.client.GET('/api/asset-templates', {
      params: { query: { organization_id: cy.organizationId } },
    });
    expect(data?.items.map(({ name, is_default }) => [name, is_default])).toEqual([
      ['Application', true],
      ['Database', true],
      ['Server', true],
    ]);
    const narrowed = await cy.client.GET('/api/asset-templates', {
      params: { query: { organization_id: cy.organizationId, category: 'Data' } },
    });
    expect(narrowed.data?.items.map(({ name }) => name)).toEqual(['Database']);
  });

  test('ten concurrent first sign-ins of one person create one organization', async () => {
    const dan = await api.stranger('dan@example.com');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => dan.client.POST('/api/organizations', { body: {} })),
    );
    expect(answers.filter(({ response }) => response.status === 201)).toHaveLength(1);
    const ids = new Set(answers.map(({ data }) => data?.id));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    expect(
      await api.store
        .org(id ?? '', { id: 'test' })
        .collection<TemplateDoc>('asset_templates')
        .count(),
    ).toBe(3);
  });

  test('two people with one mail domain have two organizations', async () => {
    const [one, two] = [await api.person('one@same.example'), await api.person('two@same.example')];
    expect(one.organizationId).not.toBe(two.organizationId);
  });

  test('the mail domain of somebody else is refused', async () => {
    const eve = await api.stranger('eve@example.com');
    const answer = await eve.send('POST', '/api/organizations', { domain: 'bank.example' });
    expect(answer.status).toBe(400);
    expect((await problemOf(answer)).errors?.[0]?.path).toBe('/domain');
    expect((await eve.send('GET', '/api/me')).status).toBe(404);
  });

  test('without an e-mail address the request is refused, with the reason', async () => {
    const nobody = await api.stranger(null);
    const answer = await nobody.send('POST', '/api/organizations', {});
    expect(answer.status).toBe(400);
    expect(await problemOf(answer)).toMatchObject({ code: 'no_email', detail: 'No email address available' });
  });

  test('a failure leaves no data, and the next attempt succeeds', async () => {
    const fay = await api.stranger('fay@example.com');
    const { transaction } = api.store;
    let failed = '';
    // The database fails between the last write and the commit.
    api.store.transaction = (id, actor, work) =>
      transaction.call(api.store, id, actor, async (tx) => {
        failed = id;
        await work(tx);
        throw new Error('connection lost');
      }) as never;
    const answer = await fay.send('POST', '/api/organizations', {});
    api.store.transaction = transaction;
    expect(answer.status).toBe(500);
    expect(await api.store.org(failed, { id: 'test' }).collection('members').count()).toBe(0);
    expect(await api.store.org(failed, { id: 'test' }).collection('asset_templates').count()).toBe(0);
    expect((await fay.send('POST', '/api/organizations', {})).status).toBe(201);
  });

  test('only members with the permission can read an organization', async () => {
    const gus = await api.person('gus@example.com');
    const other = await api.person('other@example.com');
    const auditor = await api.colleague(gus, 'auditor@example.com', 'auditor');
    expect(
      (await gus.client.GET('/api/organizations/{orgId}', { params: { path: { orgId: gus.organizationId } } })).data
        ?.members,
    ).toHaveLength(2);
    expect((await gus.send('GET', `/api/organizations/${other.organizationId}`)).status).toBe(403);
    expect((await gus.send('GET', '/api/organizations/org_nowhere')).status).toBe(403);
    expect((await auditor.send('GET', `/api/organizations/${gus.organizationId}`)).status).toBe(403);
  });
});
