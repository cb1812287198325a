/** Made from the table of operations: an operation without a sample request fails here. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES, operations, type OperationId, type Role } from '@parapet/contracts';
import { can } from '@parapet/contracts/rules';
import { openApi, problemOf, type Person, type TestApi } from '../testing/api.ts';
import { stores } from '../store/testing.ts';

interface Sample {
  /** Path with its query, for an organisation and one of its risks. */
  path: (organizationId: string, riskId: string) => string;
  body?: (organizationId: string) => unknown;
  /** Status when everything is in order. */
  ok: number;
}

const risk: Sample['path'] = (_organization, id) => `/api/risks/${id}`;

/** One request in order for every operation that is not public. */
const SAMPLES: Partial<Record<OperationId, Sample>> = {
  listRisks: { path: (id) => `/api/risks?organization_id=${id}`, ok: 200 },
  createRisk: { path: () => '/api/risks', body: (organization_id) => ({ organization_id, title: 'x' }), ok: 201 },
  getRisk: { path: risk, ok: 200 },
  updateRisk: { path: risk, body: () => ({ title: 'y' }), ok: 200 },
  deleteRisk: { path: risk, ok: 204 },
  getMe: { path: () => '/api/me', ok: 200 },
  updatePreferences: { path: () => '/api/me/preferences', body: () => ({ theme: 'dark' }), ok: 200 },
  createOrganization: { path: () => '/api/organizations', body: () => ({}), ok: 200 },
  getOrganization: { path: (id) => `/api/organizations/${id}`, ok: 200 },
  listAssetTemplates: { path: (id) => `/api/asset-templates?organization_id=${id}`, ok: 200 },
};

const guarded = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].config.access !== 'public');

describe.each(stores)('access on $name', (on) => {
  let api: TestApi;
  let boss: Person;
  let stranger: Person;
  const people = new Map<Role, Person>();

  beforeAll(async () => {
    api = await openApi(on);
    boss = await api.person('boss@example.com');
    stranger = await api.person('stranger@example.org');
    for (const role of ROLES) people.set(role, await api.colleague(boss, `${role}@example.com`, role));
  });
  afterAll(() => api.close());

  async function newRisk(owner: Person): Promise<string> {
    const { data } = await owner.client.POST('/api/risks', { body: { organization_id: owner.organizationId, title: 'x' } });
    return data?.id ?? '';
  }
  function ask(who: Pick<Person, 'send'>, id: OperationId, organizationId: string, riskId: string) {
    const sample = SAMPLES[id];
    if (sample === undefined) throw new Error(`${id} has no sample request: add one`);
    return who.send(operations[id].method, sample.path(organizationId, riskId), sample.body?.(organizationId));
  }

  test.each(guarded)('%s needs a session', async (id) => {
    const answer = await ask(api.anybody, id, boss.organizationId, await newRisk(boss));
    expect([answer.status, (await problemOf(answer)).code]).toEqual([401, 'not_signed_in']);
  });

  test.each(guarded.flatMap((id) => ROLES.map((role) => [id, role] as const)))('%s as %s', async (id, role) => {
    const { access } = operations[id].config;
    const allowed = typeof access === 'string' || can({ role }, access.resource, access.action).allowed;
    const person = people.get(role);
    if (person === undefined) throw new Error(role);
    const answer = await ask(person, id, boss.organizationId, await newRisk(boss));
    if (!allowed) return expect([answer.status, (await problemOf(answer)).code]).toEqual([403, 'role_not_allowed']);
    // These risks have no domain, and a GRC domain manager has none of those.
    if (role === 'grc_domain_manager' && id === 'createRisk') return expect(answer.status).toBe(403);
    if (role === 'grc_domain_manager' && /^(get|update|delete)Risk$/.test(id)) return expect(answer.status).toBe(404);
    return expect(answer.status).toBe(SAMPLES[id]?.ok);
  });

  const scoped = guarded.filter((id) => SAMPLES[id]?.path('ORG', 'RISK').match(/ORG|RISK/) || JSON.stringify(SAMPLES[id]?.body?.('ORG') ?? '').includes('ORG'));
  test.each(scoped)('%s never reaches another organisation', async (id) => {
    const theirs = await newRisk(boss);
    const answer = await ask(stranger, id, boss.organizationId, theirs);
    expect([403, 404]).toContain(answer.status);
    expect((await boss.send('GET', `/api/risks/${theirs}`)).status).toBe(200);
  });

  test.each(scoped.filter((id) => SAMPLES[id]?.path('', 'RISK').includes('RISK')))('%s of an unknown id is a 404', async (id) => {
    for (const unknown of ['00000000-0000-4000-8000-000000000000', 'org_x', 'a.b']) {
      expect((await ask(boss, id, boss.organizationId, unknown)).status, unknown).toBe(404);
    }
    for (const malformed of ['%24ne', '{}', '%00', 'a%2Fb', '__proto__']) {
      expect((await ask(boss, id, boss.organizationId, malformed)).status, malformed).toBe(400);
    }
  });

  test('a person without an organisation gets nowhere', async () => {
    const nobody = await api.stranger('nobody@example.com');
    const answer = await nobody.send('GET', `/api/risks?organization_id=${boss.organizationId}`);
    expect([answer.status, (await problemOf(answer)).detail]).toEqual([403, 'No organization ID available']);
  });
});
