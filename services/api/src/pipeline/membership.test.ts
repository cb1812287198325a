import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApi, type Person, type TestApi } from '../testing/api.ts';
import { stores } from '../store/testing.ts';
import { made } from '../testing/items.ts';

describe.each(stores)('the membership of an account on $name', (on) => {
  let api: TestApi;
  let ada: Person;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
  });
  afterAll(() => api.close());

  const me = async ({ client }: Person) => (await client.GET('/api/me')).data;

  test('is looked up for each request, also after a change of organization', async () => {
    const bob = await api.colleague(ada, 'bob@example.com', 'auditor');
    expect(await me(bob)).toMatchObject({ organizationId: ada.organizationId, role: 'auditor' });
    const params = { path: { orgId: ada.organizationId, userId: bob.userId } };
    made(
      await ada.client.PATCH('/api/organizations/{orgId}/members/{userId}', { params, body: { role: 'risk_owner' } }),
    );
    expect(await me(bob)).toMatchObject({ role: 'risk_owner' });

    expect((await ada.client.DELETE('/api/organizations/{orgId}/members/{userId}', { params })).response.status).toBe(
      204,
    );
    expect(await me(bob)).toBeUndefined();
    expect((await bob.send('GET', `/api/risks?organization_id=${ada.organizationId}`)).status).toBe(403);

    const own = made(await bob.client.POST('/api/organizations', { body: {} }));
    expect(await me(bob)).toMatchObject({ organizationId: own.id, role: 'admin' });
    expect((await bob.send('GET', `/api/risks?organization_id=${own.id}`)).status).toBe(200);
    expect((await bob.send('GET', `/api/risks?organization_id=${ada.organizationId}`)).status).toBe(403);
  });
});
