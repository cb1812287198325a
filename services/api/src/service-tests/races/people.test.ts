/** Concurrent requests of many people, or of one person in many windows, take effect once, and no change is lost. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MemberInvitation } from '@parapet/contracts';
import { openIdentity, signUp } from '../../identity/testing/open-identity.ts';
import { allStores } from '../../store/testing.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import { made } from '../../testing/items.ts';
import { sendRequest } from '../../testing/operation-request.ts';

const AT_ONCE = 8;
const times = Array.from({ length: AT_ONCE }, (_, n) => n);

const counted = (values: readonly unknown[]) =>
  Object.fromEntries([...Map.groupBy(values, String)].map(([value, all]) => [value, all.length]));

describe.each(allStores)('people at the same time on $name', (on) => {
  let api: TestApi;
  let ada: Person;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
  });
  afterAll(() => api.close());

  async function invite(email: string): Promise<string> {
    const answer = await ada.send('POST', `/api/organizations/${ada.organizationId}/members`, {
      email,
      role: 'risk_owner',
    });
    // The contract check has verified that the answer has this type.
    const { invitation_url } = (await answer.json()) as MemberInvitation;
    return new URL(invitation_url).hash.replace('#invitation=', '');
  }

  test('a first sign-in creates one organization', async () => {
    const newcomer = await api.stranger('newcomer@example.com');
    const answers = await Promise.all(times.map(() => newcomer.client.POST('/api/organizations', { body: {} })));
    expect(counted(answers.map(({ response }) => response.status))).toEqual({ 200: AT_ONCE - 1, 201: 1 });
    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
  });

  test('an invitation can be accepted by one person only', async () => {
    const token = await invite('guest@example.com');
    const guests = await Promise.all(times.map((n) => api.stranger(`guest-${n}@example.com`)));
    const answers = await Promise.all(guests.map((guest) => guest.send('POST', '/api/invitations/accept', { token })));
    expect(counted(answers.map(({ status }) => status))).toEqual({ 200: 1, 404: AT_ONCE - 1 });
  });

  test('an invitation of a verified address is accepted once', async () => {
    await invite('verified@example.com');
    const guest = await api.stranger('verified@example.com', { email_verified: true });
    const answers = await Promise.all(times.map(() => guest.client.POST('/api/organizations', { body: {} })));
    expect(new Set(answers.map(({ data }) => data?.id))).toEqual(new Set([ada.organizationId]));
    const { members } = made(
      await ada.client.GET('/api/organizations/{orgId}', { params: { path: { orgId: ada.organizationId } } }),
    );
    expect(members.filter(({ email }) => email === 'verified@example.com')).toHaveLength(1);
  });

  test('changes of different preferences are all stored, also the first ones', async () => {
    const colleague = await api.colleague(ada, 'colleague@example.com', 'auditor');
    const answers = await Promise.all(
      times.map((n) => colleague.send('PATCH', '/api/me/preferences', { [`key${n}`]: n })),
    );
    expect(counted(answers.map(({ status }) => status))).toEqual({ 200: AT_ONCE });
    expect((await colleague.client.GET('/api/me')).data?.preferences).toMatchObject(
      Object.fromEntries(times.map((n) => [`key${n}`, n])),
    );
  });

  test('default templates and domains are added once', async () => {
    const founder = await api.person('founder@example.com');
    const paths = ['/api/grc-templates/initialize-defaults', '/api/risk-tables/initialize-templates'];
    const answers = await Promise.all(times.flatMap(() => paths).map((path) => founder.send('POST', path)));
    expect(counted(answers.map(({ status }) => status))).toEqual({ 200: 2 * AT_ONCE });
    const query = { organization_id: founder.organizationId };
    const templates = made(await founder.client.GET('/api/grc-templates', { params: { query } }));
    const tables = made(
      await founder.client.GET('/api/risk-tables', { params: { query: { ...query, templates_only: true } } }),
    );
    const domains = made(await founder.client.GET('/api/grc-domains', { params: { query } }));
    expect([templates.total, tables.total, domains.total]).toEqual([6, 6, 6]);
  });

  test.each<Record<string, string>>([{}, { 'if-match': '"1"' }])(
    'an organization is deleted once, with headers %j',
    async (headers) => {
      const founder = await api.person('leaving@example.com');
      const { name } = made(
        await founder.client.GET('/api/organizations/{orgId}', { params: { path: { orgId: founder.organizationId } } }),
      );
      const request = { params: { orgId: founder.organizationId }, query: { name }, headers };
      const answers = await Promise.all(times.map(() => sendRequest(api, founder, 'deleteOrganization', request)));
      // After the first one the founder belongs to no organization.
      expect(counted(answers.map(({ status }) => status))).toEqual({ 204: 1, 403: AT_ONCE - 1 });
      expect((await founder.send('GET', '/api/me')).status).toBe(404);
    },
  );

  test('sign-ups with one address create one account', async () => {
    const id = await openIdentity(on);
    const answers = await Promise.all([0, 1, 2].map(() => signUp(id.browser(), 'race@example.com')));
    expect(counted(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 2 });
    await id.close();
  });
});
