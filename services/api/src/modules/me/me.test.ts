import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import type { MemberDoc } from '../../collections.ts';
import { join } from '../../testing/signed-in.ts';
import { stores } from '../../store/testing.ts';

describe.each(stores)('preferences on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
  });
  afterAll(() => api.close());

  test('they are merged by key, and null removes a key', async () => {
    await ada.client.PATCH('/api/me/preferences', { body: { theme: 'dark', riskAlerts: true } });
    await ada.client.PATCH('/api/me/preferences', { body: { language: 'de' } });
    expect((await ada.client.GET('/api/me')).data?.preferences).toEqual({
      theme: 'dark',
      language: 'de',
      riskAlerts: true,
    });
    const { data } = await ada.client.PATCH('/api/me/preferences', { body: { theme: null, riskAlerts: null } });
    expect(data).toEqual({ theme: 'light', language: 'de' });
  });

  test('a remote may store preferences of its own', async () => {
    await ada.send('PATCH', '/api/me/preferences', { registerColumns: ['title', 'score'] });
    expect((await ada.client.GET('/api/me')).data?.preferences).toMatchObject({ registerColumns: ['title', 'score'] });
  });

  test('twenty concurrent changes of different keys are all stored', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => ada.send('PATCH', '/api/me/preferences', { [`key${n}`]: n })),
    );
    const preferences = (await ada.client.GET('/api/me')).data?.preferences;
    for (let n = 0; n < 20; n++) expect(preferences).toHaveProperty(`key${n}`, n);
  });

  test.each<[unknown, string]>([
    [{ theme: 'purple' }, '/theme'],
    [{ language: 'tlh' }, '/language'],
    [{ riskMatrix: { impactLevels: 7 } }, '/riskMatrix'],
    [{ 'no spaces': 1 }, ''],
  ])('%j is refused', async (body, path) => {
    const answer = await ada.send('PATCH', '/api/me/preferences', body);
    expect(answer.status).toBe(400);
    expect((await problemOf(answer)).errors?.some((error) => error.path.startsWith(path))).toBe(true);
  });

  test('their size is limited', async () => {
    const answer = await ada.send('PATCH', '/api/me/preferences', { notes: 'x'.repeat(200_000) });
    expect(answer.status).toBe(400);
    expect((await ada.client.GET('/api/me')).data?.preferences).not.toHaveProperty('notes');
  });

  test('a filter profile may have any name', async () => {
    const filterProfiles = JSON.parse(
      '{"risks":{"Q1. 2026":{"":1,"a.b":{"$in":["x"]}},"constructor":{},"$mine":{"\\u0000":true}}}',
    );
    const answer = await ada.client.PATCH('/api/me/preferences', { body: { filterProfiles, constructor: 'x' } });
    expect(answer.data?.filterProfiles).toEqual(filterProfiles);
    await ada.client.PATCH('/api/me/preferences', { body: { riskAlerts: false } });
    expect((await ada.client.GET('/api/me')).data?.preferences).toMatchObject({
      filterProfiles,
      constructor: 'x',
      riskAlerts: false,
    });
  });

  test.each([
    ['nested without end', `{"notes":${'['.repeat(400_000)}${']'.repeat(400_000)}}`],
    ['a number that is none', '{"notes":{"most":1e999}}'],
  ])('%s is refused', async (_name, body) => {
    expect((await ada.send('PATCH', '/api/me/preferences', body)).status).toBe(400);
  });

  test('a person has at most a hundred preferences, also over several changes', async () => {
    const bob = await api.colleague(ada, 'bob@example.com', 'auditor');
    const some = (from: number) => Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`key${from + n}`, n]));
    expect((await bob.send('PATCH', '/api/me/preferences', some(0))).status).toBe(200);
    expect((await bob.send('PATCH', '/api/me/preferences', some(60))).status).toBe(400);
    expect((await bob.send('PATCH', '/api/me/preferences', some(30))).status).toBe(200);
  });

  test('they are deleted with the member', async () => {
    const guest = await api.colleague(ada, 'guest@example.com', 'stakeholder');
    await guest.send('PATCH', '/api/me/preferences', { theme: 'dark' });
    const member = `/api/organizations/${ada.organizationId}/members/${guest.userId}`;
    await Promise.all([guest.send('PATCH', '/api/me/preferences', { language: 'de' }), ada.send('DELETE', member)]);
    await join(api.store, ada.organizationId, guest, 'auditor');
    expect((await guest.client.GET('/api/me')).data?.preferences).toEqual({ theme: 'light', language: 'en' });
    expect((await ada.client.GET('/api/audit/verify')).data).toMatchObject({ ok: true });
  });

  test('concurrent first changes of one person are all stored', async () => {
    const many = await api.colleague(ada, 'many@example.com', 'auditor');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => many.send('PATCH', '/api/me/preferences', { [`key${n}`]: n })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(Object.keys((await many.client.GET('/api/me')).data?.preferences ?? {})).toHaveLength(10);
  });

  test('the audit trail of a member contains no preferences, not even in entries of earlier versions', async () => {
    const early = await api.colleague(ada, 'early@example.com', 'auditor');
    const members = api.store
      .org(ada.organizationId, { id: 'test' })
      .collection<MemberDoc & { preferences?: object }>('members');
    await members.updateOne(
      { user_id: early.userId },
      { $set: { preferences: { filterProfiles: { risks: { Private: {} } } } } },
    );
    await members.updateOne({ user_id: early.userId }, { $unset: { preferences: '' } });
    const text = await (await ada.send('GET', `/api/audit?entity=members&entity_id=${early.userId}`)).text();
    expect(JSON.parse(text)).toMatchObject({ total: 3 });
    expect(text).not.toContain('references');
  });

  test('they do not change the role', async () => {
    const stakeholder = await api.colleague(ada, 'low@example.com', 'stakeholder');
    await stakeholder.send('PATCH', '/api/me/preferences', { role: 'admin', organizationId: 'org_other' });
    expect((await stakeholder.client.GET('/api/me')).data).toMatchObject({
      role: 'stakeholder',
      organizationId: ada.organizationId,
    });
  });
});
