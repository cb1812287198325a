import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MemberInvitation, Role } from '@parapet/contracts';
import type { UserDoc } from '../../collections.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { stores } from '../../store/testing.ts';
import type { InvitationDoc } from './invitations/invitations.ts';

describe.each(stores)('members on $name', (on) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(on);
  });
  afterAll(() => api.close());

  const path = (admin: Person, userId?: string) =>
    `/api/organizations/${admin.organizationId}/members${userId === undefined ? '' : `/${userId}`}`;
  const add = (admin: Person, email: string, role: Role = 'stakeholder', more: object = {}) =>
    admin.send('POST', path(admin), { email, role, ...more });
  async function invite(
    admin: Person,
    email: string,
    role: Role = 'stakeholder',
    more: object = {},
  ): Promise<MemberInvitation & { token: string }> {
    const answer = await add(admin, email, role, more);
    if (answer.status !== 201) throw new Error(await answer.text());
    // The contract check has validated the type.
    const invitation = (await answer.json()) as MemberInvitation;
    return { ...invitation, token: new URL(invitation.invitation_url).hash.replace('#invitation=', '') };
  }
  const accept = (who: Person, token: string) => who.send('POST', '/api/invitations/accept', { token });
  const membersOf = async (admin: Person) =>
    (await admin.client.GET('/api/organizations/{orgId}', { params: { path: { orgId: admin.organizationId } } })).data
      ?.members ?? [];

  describe('an invitation', () => {
    test('creates a member with a temporary id, and a secret link', async () => {
      const ada = await api.person('ada@invites.example');
      const { member, token, invitation_url, expires_at, mailed } = await invite(
        ada,
        'Ben@Invites.example',
        'risk_owner',
      );
      expect(member).toMatchObject({
        email: 'Ben@Invites.example',
        role: 'risk_owner',
        domains: [],
        assets: [],
        version: 1,
      });
      expect(member.user_id).toMatch(/^temp_\d+$/);
      expect(invitation_url.startsWith('http://localhost:8080/#invitation=')).toBe(true);
      expect(Date.parse(expires_at)).toBeGreaterThan(Date.now() + 6 * 24 * 3_600_000);
      expect(mailed).toBe(false);
      expect((await membersOf(ada)).map(({ email }) => email).toSorted()).toEqual([
        'Ben@Invites.example',
        'ada@invites.example',
      ]);
      const stored = await api.store.system<InvitationDoc>('invitations').find({ member: member.user_id });
      expect(stored).toHaveLength(1);
      expect(JSON.stringify(stored)).not.toContain(token);
    });

    test('accepts the temporary id of the client, once', async () => {
      const ada = await api.person('ada@tempid.example');
      expect((await invite(ada, 'a@tempid.example', 'auditor', { user_id: 'temp_42' })).member.user_id).toBe('temp_42');
      expect((await add(ada, 'b@tempid.example', 'auditor', { user_id: 'temp_42' })).status).toBe(409);
      expect((await add(ada, 'c@tempid.example', 'auditor', { user_id: 'somebody' })).status).toBe(400);
    });

    test('lets a person with the link join, once, with the role that the admin chose', async () => {
      const ada = await api.person('ada@link.example');
      const { token, member } = await invite(ada, 'ben@link.example', 'risk_manager');
      const ben = await api.stranger('ben.private@mail.example', { name: 'Ben' });
      const answer = await accept(ben, token);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({
        user_id: ben.userId,
        role: 'risk_manager',
        organizationId: ada.organizationId,
        name: 'Ben',
      });
      expect((await ben.client.GET('/api/me')).data).toMatchObject({
        role: 'risk_manager',
        organizationId: ada.organizationId,
      });
      const members = await membersOf(ada);
      expect(members.map(({ user_id }) => user_id)).not.toContain(member.user_id);
      // The address of the sign-up is not verified.
      expect(members.find(({ user_id }) => user_id === ben.userId)?.email).toBe('ben@link.example');
      const late = await api.stranger('late@link.example');
      expect(await problemOf(await accept(late, token))).toMatchObject({ status: 404, code: 'invitation_not_found' });
      expect((await late.send('GET', '/api/me')).status).toBe(404);
    });

    test('of ten people with one link, one joins', async () => {
      const ada = await api.person('ada@race.example');
      const { token } = await invite(ada, 'ben@race.example');
      const crowd = await Promise.all(Array.from({ length: 10 }, (_, n) => api.stranger(`p${n}@race.example`)));
      const statuses = (await Promise.all(crowd.map((one) => accept(one, token)))).map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 404)]);
      expect(await membersOf(ada)).toHaveLength(2);
    });

    test('is refused for members of an organization with records until they leave it, and stays valid for others', async () => {
      const ada = await api.person('ada@taken.example');
      const { token } = await invite(ada, 'ben@taken.example');
      const ben = await api.person('ben@taken.example');
      await ben.client.POST('/api/risks', { body: { organization_id: ben.organizationId, title: 'Mine' } });
      expect(await problemOf(await accept(ben, token))).toMatchObject({ status: 409, code: 'leaving_required' });
      expect((await ben.client.GET('/api/me')).data?.organizationId).toBe(ben.organizationId);
      expect((await accept(await api.stranger('other@taken.example'), token)).status).toBe(200);
    });

    test('expires, and can be withdrawn', async () => {
      const ada = await api.person('ada@ends.example');
      const old = await invite(ada, 'old@ends.example');
      await api.store
        .system<InvitationDoc>('invitations')
        .updateOne(
          { member: old.member.user_id, organization: ada.organizationId },
          { $set: { link_expires_at: '2020-01-01T00:00:00.000Z' } },
        );
      const back = await invite(ada, 'back@ends.example');
      expect((await ada.send('DELETE', path(ada, back.member.user_id))).status).toBe(204);
      const eve = await api.stranger('eve@ends.example', { email_verified: true });
      for (const token of [old.token, back.token, 'x'.repeat(43)]) expect((await accept(eve, token)).status).toBe(404);
      const taken = await api.stranger('back@ends.example', { email_verified: true });
      expect((await taken.client.POST('/api/organizations', { body: {} })).data?.id).not.toBe(ada.organizationId);
    });

    test.each(['', 'short', 'with space and more text here', '{"$gt":""}aaaaaaaaaaaaaaaaa'])(
      'the token %j is a 400',
      async (token) => {
        expect((await accept(await api.stranger('odd@tokens.example'), token)).status).toBe(400);
      },
    );
  });

  describe('a verified e-mail address', () => {
    test('lets the person join the organization that invited it, at their first sign-in', async () => {
      const ada = await api.person('ada@mail.example');
      await invite(ada, 'Ben@Mail.example', 'auditor');
      const ben = await api.stranger('ben@mail.EXAMPLE', { email_verified: true, name: 'Ben' });
      const { data, response } = await ben.client.POST('/api/organizations', { body: {} });
      expect(response.status).toBe(200);
      expect(data).toMatchObject({ id: ada.organizationId });
      // An auditor cannot read the organization: they see themselves only.
      expect(data?.members.map(({ user_id }) => user_id)).toEqual([ben.userId]);
      expect((await ben.client.GET('/api/me')).data).toMatchObject({
        role: 'auditor',
        organizationId: ada.organizationId,
      });
    });

    test('lets them join once, with ten concurrent requests', async () => {
      const ada = await api.person('ada@windows.example');
      await invite(ada, 'ben@windows.example');
      const ben = await api.stranger('ben@windows.example', { email_verified: true });
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => ben.client.POST('/api/organizations', { body: {} })),
      );
      expect(new Set(answers.map(({ data }) => data?.id))).toEqual(new Set([ada.organizationId]));
      expect(await membersOf(ada)).toHaveLength(2);
    });

    test('is required: an unverified one does not let the person join', async () => {
      const ada = await api.person('ada@unverified.example');
      await invite(ada, 'ben@unverified.example', 'admin');
      const thief = await api.stranger('ben@unverified.example');
      const { data, response } = await thief.client.POST('/api/organizations', { body: {} });
      expect(response.status).toBe(201);
      expect(data?.id).not.toBe(ada.organizationId);
      expect(await membersOf(ada)).toHaveLength(2);
    });
  });

  test('a risk that is assigned to an invited person stays assigned to them when they join', async () => {
    const ada = await api.person('ada@assign.example');
    const { token, member } = await invite(ada, 'ben@assign.example', 'risk_owner');
    const { data: risk } = await ada.client.POST('/api/risks', {
      body: { organization_id: ada.organizationId, title: 'Waiting', owner_id: member.user_id },
    });
    const ben = await api.stranger('ben@assign.example');
    await accept(ben, token);
    const { data } = await ben.client.GET('/api/risks/{id}', { params: { path: { id: risk?.id ?? '' } } });
    expect(data?.owner_id).toBe(ben.userId);
  });

  test('an address can be in an organization once, and in several organizations', async () => {
    const [ada, bob] = [await api.person('ada@twice.example'), await api.person('bob@twice.example')];
    await invite(ada, 'cy@twice.example');
    const again = await add(ada, 'CY@Twice.example');
    expect(again.status).toBe(409);
    expect(await problemOf(again)).toMatchObject({
      code: 'already_member',
      errors: [{ path: '/email', message: 'This person is already a member' }],
    });
    expect((await add(ada, 'ada@twice.example')).status).toBe(409);
    expect((await add(bob, 'cy@twice.example')).status).toBe(201);
    const at = await Promise.all(Array.from({ length: 5 }, () => add(ada, 'dee@twice.example')));
    expect(at.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
  });

  test.each<[string, object, string]>([
    ['no address', { role: 'auditor' }, '/email'],
    ['no role', { email: 'x@bad.example' }, '/role'],
    ['something that is no address', { email: 'x', role: 'auditor' }, '/email'],
    ['a role that is not there', { email: 'x@bad.example', role: 'owner' }, '/role'],
    ['a domain that is not there', { email: 'x@bad.example', role: 'grc_domain_manager', domains: ['d'] }, '/domains'],
    ['an asset that is not there', { email: 'x@bad.example', role: 'asset_owner', assets: ['a'] }, '/assets'],
    ['an unknown field', { email: 'x@bad.example', role: 'auditor', admin: true }, '/admin'],
  ])('%s is a 400 that names the field, and adds no member', async (_name, body, field) => {
    const ada = await api.person('ada@bad.example');
    const answer = await ada.send('POST', path(ada), body);
    expect(answer.status).toBe(400);
    expect((await problemOf(answer)).errors?.map((error) => error.path)).toContain(field);
    expect(await membersOf(ada)).toHaveLength(1);
  });

  describe('a change', () => {
    test('changes the role at once, and raises the version', async () => {
      const ada = await api.person('ada@change.example');
      const ben = await api.colleague(ada, 'ben@change.example', 'stakeholder');
      const change = (body: object, version?: string) =>
        ada.send('PATCH', path(ada, ben.userId), body, version === undefined ? {} : { 'if-match': version });
      const answer = await change({ role: 'risk_manager' }, '"1"');
      expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"2"']);
      expect(await answer.json()).toEqual({
        name: null,
        invitation: null,
        user_id: ben.userId,
        email: 'ben@change.example',
        role: 'risk_manager',
        domains: [],
        assets: [],
        version: 2,
      });
      expect((await ben.client.GET('/api/me')).data?.role).toBe('risk_manager');
      expect((await change({ role: 'auditor' }, '"1"')).status).toBe(412);
      expect((await change({})).status).toBe(400);
      expect((await change({ email: 'new@change.example' })).status).toBe(400);
      expect((await ada.send('PATCH', path(ada, 'nobody'), { role: 'auditor' })).status).toBe(404);
    });

    test('never leaves an organization without an admin who can sign in', async () => {
      const ada = await api.person('ada@last.example');
      await invite(ada, 'pending@last.example', 'admin');
      expect(await problemOf(await ada.send('PATCH', path(ada, ada.userId), { role: 'auditor' }))).toMatchObject({
        status: 409,
        code: 'last_admin',
      });
      const bob = await api.colleague(ada, 'bob@last.example', 'admin');
      const answers = await Promise.all([
        ada.send('PATCH', path(ada, bob.userId), { role: 'auditor' }),
        bob.send('PATCH', path(ada, ada.userId), { role: 'auditor' }),
      ]);
      expect(answers.map(({ status }) => status)).toContain(200);
      const roles = await Promise.all([ada, bob].map(async (one) => (await one.client.GET('/api/me')).data?.role));
      expect(roles.filter((role) => role === 'admin')).toHaveLength(1);
    });

    test('removes other members only, with their access', async () => {
      const ada = await api.person('ada@remove.example');
      const ben = await api.colleague(ada, 'ben@remove.example', 'admin');
      expect(await problemOf(await ada.send('DELETE', path(ada, ada.userId)))).toMatchObject({
        status: 409,
        code: 'cannot_remove_self',
      });
      expect((await ada.send('DELETE', path(ada, ben.userId), undefined, { 'if-match': '"7"' })).status).toBe(412);
      expect((await ada.send('DELETE', path(ada, ben.userId))).status).toBe(204);
      expect((await ada.send('DELETE', path(ada, ben.userId))).status).toBe(404);
      expect((await ben.send('GET', `/api/risks?organization_id=${ada.organizationId}`)).status).toBe(403);
      expect((await ben.send('GET', '/api/me')).status).toBe(404);
      expect(await api.store.system<UserDoc>('users').get(ben.userId)).toBeNull();
      expect((await ben.client.POST('/api/organizations', { body: {} })).response.status).toBe(201);
    });
  });

  test.each<Role>(['risk_manager', 'grc_domain_manager', 'asset_owner', 'risk_owner', 'stakeholder', 'auditor'])(
    'a %s cannot add, change or remove members',
    async (role) => {
      const ada = await api.person('ada@roles.example');
      const ben = await api.colleague(ada, 'ben@roles.example', role);
      expect((await ben.send('POST', path(ada), { email: 'x@roles.example', role: 'admin' })).status).toBe(403);
      expect((await ben.send('PATCH', path(ada, ben.userId), { role: 'admin' })).status).toBe(403);
      expect((await ben.send('DELETE', path(ada, ada.userId))).status).toBe(403);
      expect(await membersOf(ada)).toHaveLength(2);
    },
  );

  test('members of another organization are inaccessible', async () => {
    const [ada, bob] = [await api.person('ada@apart.example'), await api.person('bob@apart.example')];
    expect((await bob.send('POST', path(ada), { email: 'x@apart.example', role: 'admin' })).status).toBe(403);
    expect((await bob.send('PATCH', path(ada, ada.userId), { role: 'auditor' })).status).toBe(403);
    expect((await bob.send('DELETE', path(ada, ada.userId))).status).toBe(403);
    expect((await bob.send('PATCH', path(bob, ada.userId), { role: 'auditor' })).status).toBe(404);
    expect((await bob.send('DELETE', path(bob, ada.userId))).status).toBe(404);
    expect(await membersOf(ada)).toHaveLength(1);
  });
});
