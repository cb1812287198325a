import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MemberInvitation } from '@parapet/contracts';
import { collections } from '../../store-spec.ts';
import { actionOf, Browser } from '../../identity/testing/browser.ts';
import { allStores } from '../../store/testing.ts';
import { roundsOn } from '../../testing/at-once.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { JOBS } from '../jobs/job-doc.ts';
import { made } from '../../testing/items.ts';

const ORIGIN = 'http://localhost:8080';
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe.each(allStores)('leaving an organization on $name', (on) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(on);
  });
  afterAll(() => api.close());

  async function invite(admin: Person, email: string, role = 'risk_owner'): Promise<string> {
    const answer = await admin.send('POST', `/api/organizations/${admin.organizationId}/members`, { email, role });
    // The contract check has validated the type.
    const { invitation_url } = (await answer.json()) as MemberInvitation;
    return new URL(invitation_url).hash.replace('#invitation=', '');
  }
  const accept = (who: Person, token: string, leave?: object) =>
    who.send('POST', '/api/invitations/accept', { token, ...(leave && { leave }) });
  const leave = (who: Person, body: object = {}) =>
    who.send('POST', `/api/organizations/${who.organizationId}/leave`, body);
  const risk = async (of: Person, title: string) =>
    made(await of.client.POST('/api/risks', { body: { organization_id: of.organizationId, title } }));

  /** Documents of an organization, with its audit trail. */
  async function left(organization: string): Promise<number> {
    const db = api.store.org(organization, { id: 'test' });
    const counts = await Promise.all(Object.keys(collections.collections).map((name) => db.collection(name).count()));
    const { entries, seals } = await api.store.audit(organization).verify();
    return [...counts, entries, seals].reduce((sum, count) => sum + count, 0);
  }

  test('a deleted organization is erased with its audit trail, and no other one', async () => {
    const [ada, other] = [await api.person('ada@erase.example'), await api.person('other@erase.example')];
    const colleague = await api.colleague(ada, 'ben@erase.example', 'auditor');
    await risk(ada, 'Gone');
    const view = { table: 'risks', name: 'Gone', filters: {}, sort: 'title', columns: ['title'], density: 'compact' };
    expect((await ada.send('POST', '/api/shared-views', view)).status).toBe(201);
    await api.store.audit(ada.organizationId).seal();
    const before = await left(other.organizationId);
    const path = `/api/organizations/${ada.organizationId}?name=${encodeURIComponent("ada's Organization")}`;
    expect((await ada.send('DELETE', path, undefined, { 'if-match': '"7"' })).status).toBe(412);
    expect((await ada.send('DELETE', path)).status).toBe(204);
    expect((await problemOf(await colleague.send('GET', '/api/me'))).code).toBe('no_membership');
    await expect.poll(() => left(ada.organizationId)).toBe(0);
    await expect.poll(() => api.store.system(JOBS).find({ organization: ada.organizationId })).toEqual([]);
    expect(await left(other.organizationId)).toBe(before);
    expect((await ada.client.POST('/api/organizations', { body: {} })).response.status).toBe(201);
  });

  test('an organization with unchanged defaults counts as empty; one with a changed default does not', async () => {
    const ada = await api.person('ada@defaults.example');
    const ben = await api.person('ben@defaults.example');
    for (const path of ['/api/grc-templates/initialize-defaults', '/api/risk-tables/initialize-templates'])
      await ben.send('POST', path);
    const token = await invite(ada, 'ben@defaults.example');
    const state = async () => made(await ben.client.POST('/api/invitations/preview', { body: { token } })).current;
    expect(await state()).toMatchObject({ is_empty: true, records: 0 });
    const { items } = made(
      await ben.client.GET('/api/asset-templates', { params: { query: { organization_id: ben.organizationId } } }),
    );
    await ben.send('PATCH', `/api/asset-templates/${items[0]?.id}`, { description: 'Ours' });
    expect(await state()).toMatchObject({ is_empty: false, records: 1 });
  });

  test('of two who accept one link at once, one joins, and the other keeps their organization', async () => {
    for (let round = 0; round < roundsOn(on.name); round++) {
      const ada = await api.person(`ada-${round}@two.example`);
      const token = await invite(ada, `guest-${round}@two.example`);
      const guests = await Promise.all([0, 1].map((n) => api.person(`guest-${round}-${n}@two.example`)));
      const answers = await Promise.all(guests.map((guest) => accept(guest, token)));
      expect(statuses(answers)).toEqual([200, 404]);
      const organizations = await Promise.all(
        guests.map(async (guest) => made(await guest.client.GET('/api/me')).organizationId),
      );
      expect(new Set(organizations)).toEqual(
        new Set([ada.organizationId, guests[answers[0]?.status === 200 ? 1 : 0]?.organizationId]),
      );
    }
  });

  test('one person who accepts twice at once joins once', async () => {
    for (let round = 0; round < roundsOn(on.name); round++) {
      const [ada, ben] = [await api.person(`ada-${round}@one.example`), await api.person(`ben-${round}@one.example`)];
      const tokens = [
        await invite(ada, `a-${round}@one.example`),
        await invite(await api.person(`cy-${round}@one.example`), `b-${round}@one.example`),
      ];
      const answers = await Promise.all([...tokens, ...tokens].map((token) => accept(ben, token)));
      // Accepting the second invitation would mean leaving the organization of the first one, which has members.
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
      expect(await api.store.system('users').find({ _id: ben.userId })).toHaveLength(1);
    }
  });

  test('of two last admins who leave at once, one has to stay', async () => {
    for (let round = 0; round < roundsOn(on.name); round++) {
      const ada = await api.person(`ada-${round}@admins.example`);
      const ben = await api.colleague(ada, `ben-${round}@admins.example`, 'admin');
      await api.colleague(ada, `cleo-${round}@admins.example`, 'auditor');
      expect(statuses(await Promise.all([ada, ben].map((admin) => leave(admin))))).toEqual([204, 409]);
      const members = await api.store
        .org(ada.organizationId, { id: 'test' })
        .collection('members')
        .find({ role: 'admin' });
      expect(members).toHaveLength(1);
    }
  });

  test('of two concurrent requests of the last admin to leave, one succeeds', async () => {
    const ada = await api.person('ada@twice.example');
    const ben = await api.colleague(ada, 'ben@twice.example', 'auditor');
    const answers = await Promise.all([0, 1].map(() => leave(ada, { successor: ben.userId })));
    expect(statuses(answers)).toEqual([204, 403]);
    expect(made(await ben.client.GET('/api/me')).role).toBe('admin');
  });
});

describe.each(allStores)('sign-up by invitation on $name', (on) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(on, { config: { signUp: 'invited' } });
  });
  afterAll(() => api.close());

  async function signUp(email: string): Promise<{ status: number; text: string; browser: Browser }> {
    const browser = new Browser(api.app, ORIGIN);
    const form = await browser.go('/api/auth/login?mode=redirect&screen=signup&return_to=/api/auth/session');
    return {
      ...(await browser.post(actionOf(form, '/signup'), { name: 'Ann', email, password: 'three quiet llamas' })),
      browser,
    };
  }

  test('the first person can sign up and create an organization; everybody else needs an invitation', async () => {
    expect((await signUp('first@closed.example')).status).toBe(200);
    expect(await signUp('stranger@closed.example')).toMatchObject({
      status: 403,
      text: expect.stringContaining('An invitation is required'),
    });
    const answers = await Promise.all(
      [0, 1, 2].map(async (n) =>
        (await api.stranger(`person-${n}@closed.example`)).send('POST', '/api/organizations', {}),
      ),
    );
    expect(statuses(answers)).toEqual([201, 403, 403]);
    const refused = answers.find(({ status }) => status === 403);
    expect(refused && (await problemOf(refused))).toMatchObject({
      code: 'sign_up_by_invitation',
      detail: 'You can only join here with an invitation. Ask an admin of your organization for one.',
    });
    const { sign_in } = JSON.parse(await (await api.anybody.send('GET', '/api/auth/session')).text());
    expect(sign_in.sign_up).toBe('invited');
  });

  test('an invited address can sign up, and the link lets a person with another address join', async () => {
    const [{ organization } = { organization: '' }] = await api.store
      .system<{ _id: string; organization: string }>('users')
      .find({});
    const admin = await api.stranger('admin@closed.example');
    await api.store.system('users').put({ _id: admin.userId, organization } as never);
    await api.store
      .org(organization, { id: 'test' })
      .collection('members')
      .insertOne({ user_id: admin.userId, email: admin.email, role: 'admin', domains: [], assets: [] } as never);
    const token = await invite2({ ...admin, organizationId: organization }, 'Guest@Closed.example');
    expect((await signUp('guest@closed.example')).status).toBe(200);
    expect(
      (await (await api.stranger('other@closed.example')).send('POST', '/api/invitations/accept', { token })).status,
    ).toBe(200);
  });

  async function invite2(admin: Person, email: string): Promise<string> {
    const answer = await admin.send('POST', `/api/organizations/${admin.organizationId}/members`, {
      email,
      role: 'auditor',
    });
    const { invitation_url } = (await answer.json()) as MemberInvitation;
    return new URL(invitation_url).hash.replace('#invitation=', '');
  }
});
