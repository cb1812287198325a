import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_PREFERENCES } from '@parapet/contracts/rules';
import type { MemberDoc, UserDoc } from '../../collections.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
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

  test('every member sees everybody of their organisation, by name or else by address', async () => {
    expect(await emails(ben)).toEqual(['ben@people.example', 'cleo@people.example', 'ada@people.example']);
    expect((await list(ben)).data?.items.at(-1)).toEqual({ id: ada.userId, email: 'ada@people.example', name: 'Zoë Adams' });
  });

  test('they are found by name, by address, by id, and page by page', async () => {
    expect(await emails(ben, { q: 'zoe' })).toEqual(['ada@people.example']);
    expect(await emails(ben, { q: 'CLEO' })).toEqual(['cleo@people.example']);
    expect(await emails(ben, { id: [ada.userId, ben.userId, 'nobody'] })).toEqual(['ben@people.example', 'ada@people.example']);
    const first = await list(ben, { limit: 2 });
    expect(first.data).toMatchObject({ total: 3, items: [{}, {}] });
    expect(await emails(ben, { limit: 2, cursor: first.data?.next_cursor })).toEqual(['ada@people.example']);
  });

  test('a name that the provider changed is learned when the interface starts', async () => {
    const dan = await api.stranger('dan@people.example', { name: 'Dan New' });
    await api.store.transaction(ada.organizationId, { id: 'test' }, async (tx) => {
      await tx.system<UserDoc>('users').put({ _id: dan.userId, organization: ada.organizationId });
      const member = { user_id: dan.userId, email: 'dan@people.example', name: 'Dan Old', role: 'auditor' as const, domains: [], assets: [] };
      await tx.collection<MemberDoc>('members').insertOne({ ...member, preferences: DEFAULT_PREFERENCES });
    });
    expect((await list(ada, { q: 'dan' })).data?.items[0]?.name).toBe('Dan Old');
    await dan.client.GET('/api/me');
    expect((await list(ada, { q: 'dan' })).data?.items[0]?.name).toBe('Dan New');
  });

  test('other organisations are out of reach', async () => {
    expect((await ben.send('GET', '/api/people?organization_id=org_other')).status).toBe(403);
    expect(await emails(ada, { q: 'other' })).toEqual([]);
    expect((await api.anybody.send('GET', `/api/people?organization_id=${ada.organizationId}`)).status).toBe(401);
  });
});
