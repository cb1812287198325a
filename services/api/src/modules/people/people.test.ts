import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountDoc } from '../../identity/provider/accounts.ts';
import { createSessions } from '../../identity/sessions.ts';
import { Browser } from '../../identity/testing/browser.ts';
import { ORIGIN, signIn, signUp, userOf } from '../../identity/testing/open-identity.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import { join } from '../../testing/signed-in.ts';
import { stores } from '../../store/testing.ts';

describe.each(stores)('people on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  let ben: Person;
  beforeAll(async () => {
    api = await openApi(on);
    const signed = await api.stranger('ada@people.example', { name: 'Zoë Adams' });
    const { data } = await signed.client.POST('/api/organizations', { body: {} });
    ada = { ...signed, organizationId: data?.id ?? '' };
    ben = await api.colleague(ada, 'ben@people.example', 'stakeholder');
    await api.colleague(ada, 'cleo@people.example', 'auditor');
    await api.person('other@people.example');
  });
  afterAll(() => api.close());

  const list = (who: Person, query: object = {}) =>
    who.client.GET('/api/people', { params: { query: { organization_id: who.organizationId, ...query } } });
  const emails = async (who: Person, query: object = {}) =>
    (await list(who, query)).data?.items.map(({ email }) => email);

  test('every member sees all people in their organization, sorted by name or, without one, by address', async () => {
    expect((await list(ben)).data?.items.map(({ name }) => name)).toEqual([null, 'cleo', 'Zoë Adams']);
    expect(await emails(ada)).toEqual(['ben@people.example', 'cleo@people.example', 'ada@people.example']);
    expect((await list(ada)).data?.items.at(-1)).toEqual({
      former: false,
      id: ada.userId,
      email: 'ada@people.example',
      name: 'Zoë Adams',
    });
  });

  test('addresses are for admins, and each person sees their own', async () => {
    expect(await emails(ben)).toEqual(['ben@people.example', null, null]);
    const eve = await api.colleague(ada, 'eve@people.example', 'auditor');
    expect((await ada.send('DELETE', `/api/organizations/${ada.organizationId}/members/${eve.userId}`)).status).toBe(
      204,
    );
    const gone = { id: eve.userId, former: true };
    expect((await list(ben, { id: [eve.userId] })).data?.items).toEqual([{ ...gone, email: null, name: 'eve' }]);
    expect((await list(ada, { id: [eve.userId] })).data?.items).toEqual([
      { ...gone, email: 'eve@people.example', name: null },
    ]);
  });

  test('they are found by name, by address, by id, and in pages', async () => {
    expect(await emails(ada, { q: 'zoe' })).toEqual(['ada@people.example']);
    expect(await emails(ada, { q: 'CLEO' })).toEqual(['cleo@people.example']);
    expect(await emails(ada, { id: [ada.userId, ben.userId, 'nobody'] })).toEqual([
      'ben@people.example',
      'ada@people.example',
    ]);
    const first = await list(ada, { limit: 2 });
    expect(first.data).toMatchObject({ total: 3, items: [{}, {}] });
    expect(await emails(ada, { limit: 2, cursor: first.data?.next_cursor })).toEqual(['ada@people.example']);
  });

  test('a search by others than admins finds what they see of people, and no address', async () => {
    const found = async (who: Person, q: string) =>
      (await list(who, { q })).data?.items.map(({ name, email }) => name ?? email);
    expect(await found(ben, 'zoe')).toEqual(['Zoë Adams']);
    // Without a name, people are called what is before the @.
    expect(await found(ben, 'cleo')).toEqual(['cleo']);
    for (const q of ['cleo@people.example', 'people', 'example', 'ada people', 'zoe example'])
      expect(await found(ben, q), q).toEqual(q === 'people' || q === 'example' ? ['ben@people.example'] : []);
    expect(await found(ben, 'ben@people.example')).toEqual(['ben@people.example']);
    expect(await found(ada, 'people')).toEqual(['ben@people.example', 'cleo@people.example', 'Zoë Adams']);
    expect((await list(ben, { q: 'people' })).data?.total).toBe(1);
  });

  test('positions in the list contain no address', async () => {
    const { data } = await list(ben, { limit: 1 });
    expect(atob((data?.next_cursor ?? '').replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('@');
    const second = await list(ben, { limit: 1, cursor: data?.next_cursor });
    expect(atob((second.data?.next_cursor ?? '').replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('@');
  });

  test('exports and histories call people without a name by what is before the @, except for admins', async () => {
    const risk = await ada.client.POST('/api/risks', {
      body: { organization_id: ada.organizationId, title: 'Flood', owner_id: ben.userId },
    });
    const id = risk.data?.id ?? '';
    const cleo = await api.colleague(ada, 'cyd@people.example', 'risk_manager');
    expect((await cleo.send('PATCH', `/api/risks/${id}`, { title: 'Flooded' })).status).toBe(200);
    const exported = async (who: Person) =>
      (await who.send('GET', `/api/risks/export?organization_id=${who.organizationId}`)).text();
    const actors = async (who: Person) =>
      (await who.client.GET('/api/audit', { params: { query: { entity: 'risks', entity_id: id } } })).data?.items.map(
        ({ actor_name }) => actor_name,
      );
    expect(await exported(ada)).toContain('ben@people.example');
    expect(await exported(cleo)).not.toContain('@');
    expect(await actors(ada)).toEqual(['cyd@people.example', 'Zoë Adams']);
    expect(await actors(ben)).toEqual(['cyd', 'Zoë Adams']);
    expect((await ada.send('DELETE', `/api/organizations/${ada.organizationId}/members/${cleo.userId}`)).status).toBe(
      204,
    );
    expect(await actors(ben)).toEqual(['cyd', 'Zoë Adams']);
  });

  test('a new name at the provider is stored at sign-in', async () => {
    const browser = new Browser(api.app, ORIGIN);
    await signUp(browser, 'ann@people.example');
    const userId = (await userOf(browser))?.id ?? '';
    await join(api.store, ada.organizationId, { userId, email: 'ann@people.example' }, 'auditor');
    const member = async () => (await list(ada, { q: 'ann@people.example' })).data?.items[0];
    expect(await member()).toMatchObject({ id: userId, name: null });
    await signIn(browser, 'ann@people.example');
    expect((await member())?.name).toBe('Ann Example');
    await api.store
      .system<AccountDoc>('accounts')
      .updateOne({ email: 'ann@people.example' }, { $set: { name: 'Ann Married' } });
    await signIn(new Browser(api.app, ORIGIN), 'ann@people.example');
    expect((await member())?.name).toBe('Ann Married');
  });

  test('requests of two sessions with different names do not change the member', async () => {
    const dan = await api.stranger('dan@people.example', { name: 'Dan' });
    await join(api.store, ada.organizationId, dan, 'auditor');
    const other = await createSessions(api.store).start({
      user_id: dan.userId,
      profile: { email: dan.email, email_verified: false, name: 'Daniel' },
      issuer: ORIGIN,
      subject: 'dan',
      provider_sid: null,
      id_token: null,
    });
    for (const headers of [dan.headers, { cookie: `parapet=${other}` }, dan.headers]) {
      expect(await (await api.anybody.send('GET', '/api/me', undefined, headers)).json()).toMatchObject({
        user_id: dan.userId,
        name: headers === dan.headers ? 'Dan' : 'Daniel',
      });
    }
    const { data } = await ada.client.GET('/api/organizations/{orgId}', {
      params: { path: { orgId: ada.organizationId } },
    });
    expect(data?.members.find(({ user_id }) => user_id === dan.userId)).toMatchObject({ name: null, version: 1 });
  });

  test('people of other organizations are inaccessible', async () => {
    expect((await ben.send('GET', '/api/people?organization_id=org_other')).status).toBe(403);
    expect(await emails(ada, { q: 'other' })).toEqual([]);
    expect((await api.anybody.send('GET', `/api/people?organization_id=${ada.organizationId}`)).status).toBe(401);
  });
});
