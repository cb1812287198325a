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

  const list = (who: Person, query: object = {}) => who.client.GET('/api/people', { params: { query: { organization_id: who.organizationId, ...query } } });
  const emails = async (who: Person, query: object = {}) => (await list(who, query)).data?.items.map(({ email }) => email);

  test('every member sees all people in their organization, sorted by name or, without one, by address', async () => {
    expect(await emails(ben)).toEqual(['ben@people.example', 'cleo@people.example', 'ada@people.example']);
    expect((await list(ben)).data?.items.at(-1)).toEqual({ former: false, id: ada.userId, email: 'ada@people.example', name: 'Zoë Adams' });
  });

  test('they are found by name, by address, by id, and in pages', async () => {
    expect(await emails(ben, { q: 'zoe' })).toEqual(['ada@people.example']);
    expect(await emails(ben, { q: 'CLEO' })).toEqual(['cleo@people.example']);
    expect(await emails(ben, { id: [ada.userId, ben.userId, 'nobody'] })).toEqual(['ben@people.example', 'ada@people.example']);
    const first = await list(ben, { limit: 2 });
    expect(first.data).toMatchObject({ total: 3, items: [{}, {}] });
    expect(await emails(ben, { limit: 2, cursor: first.data?.next_cursor })).toEqual(['ada@people.example']);
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
    await api.store.system<AccountDoc>('accounts').updateOne({ email: 'ann@people.example' }, { $set: { name: 'Ann Married' } });
    await signIn(new Browser(api.app, ORIGIN), 'ann@people.example');
    expect((await member())?.name).toBe('Ann Married');
  });

  test('requests of two sessions with different names do not change the member', async () => {
    const dan = await api.stranger('dan@people.example', { name: 'Dan' });
    await join(api.store, ada.organizationId, dan, 'auditor');
    const other = await createSessions(api.store).start({ user_id: dan.userId, profile: { email: dan.email, email_verified: false, name: 'Daniel' }, issuer: ORIGIN, subject: 'dan', provider_sid: null, id_token: null });
    for (const headers of [dan.headers, { cookie: `parapet=${other}` }, dan.headers]) {
      expect(await (await api.anybody.send('GET', '/api/me', undefined, headers)).json()).toMatchObject({ user_id: dan.userId, name: headers === dan.headers ? 'Dan' : 'Daniel' });
    }
    const { data } = await ada.client.GET('/api/organizations/{orgId}', { params: { path: { orgId: ada.organizationId } } });
    expect(data?.members.find(({ user_id }) => user_id === dan.userId)).toMatchObject({ name: null, version: 1 });
  });

  test('people of other organizations are inaccessible', async () => {
    expect((await ben.send('GET', '/api/people?organization_id=org_other')).status).toBe(403);
    expect(await emails(ada, { q: 'other' })).toEqual([]);
    expect((await api.anybody.send('GET', `/api/people?organization_id=${ada.organizationId}`)).status).toBe(401);
  });
});
