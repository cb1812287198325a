/** The API does what the scenarios say; the mocks are held to the same ones. */
import { ROLES, type Role } from '@parapet/contracts';
import { runScenario, scenarios, type Caller } from '@parapet/contracts/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Doc } from './store/port.ts';
import { stores } from './store/testing.ts';
import { openApi, type Person, type TestApi } from './testing/api.ts';

const DOMAIN = 'domain_privacy';
const OTHER_DOMAIN = 'domain_finance';

describe.each(stores)('scenarios on $name', (on) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(on);
  });
  afterAll(() => api.close());

  test.each(scenarios)('$name', async (scenario) => {
    const { send } = api.anybody;
    const admin = await api.person('admin@cedarworks.example');
    const people = new Map<Caller, Pick<Person, 'send'>>([['admin', admin], ['nobody', { send }]]);
    people.set('newcomer', await api.stranger('newcomer@cedarworks.example'));
    const ids: Partial<Record<Role, string>> = { admin: admin.userId };
    for (const role of ROLES.filter((one) => one !== 'admin')) {
      const colleague = await api.colleague(admin, `${role}@cedarworks.example`, role, role === 'grc_domain_manager' ? [DOMAIN] : []);
      people.set(role, colleague);
      ids[role] = colleague.userId;
    }
    const domains = api.store.org(admin.organizationId, { id: 'test' }).collection<Doc>('grc_domains');
    for (const _id of [DOMAIN, OTHER_DOMAIN]) await domains.insertOne({ _id });
    const stranger = await api.person('stranger@elsewhere.example');
    const foreign = await stranger.client.POST('/api/risks', { body: { organization_id: stranger.organizationId, title: 'Not yours' } });

    const run = runScenario(scenario, {
      fetchAs: async (caller, request) => {
        const { pathname, search } = new URL(request.url);
        const text = await request.text();
        const person = people.get(caller);
        if (person === undefined) throw new Error(`There is no ${caller}`);
        return person.send(request.method, pathname + search, text === '' ? undefined : text, Object.fromEntries(request.headers));
      },
      organizationId: admin.organizationId,
      // Every role has got its member above.
      members: ids as Record<Role, string>,
      domainId: DOMAIN,
      otherDomainId: OTHER_DOMAIN,
      foreign: { organizationId: stranger.organizationId, riskId: foreign.data?.id ?? '' },
    });
    await expect(run).resolves.toBeUndefined();
  });
});
