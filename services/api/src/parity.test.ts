/** The API does what the scenarios say; the mocks are held to the same ones. */
import { ROLES, type Role } from '@parapet/contracts';
import { runScenario, scenarios, type Caller, type World } from '@parapet/contracts/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GrcDomainDoc } from './collections.ts';
import { stores } from './store/testing.ts';
import { openApi, type Person, type TestApi } from './testing/api.ts';
import { foreignRecords } from './testing/foreign-records.ts';

const DOMAIN = 'domain_privacy';
const OTHER_DOMAIN = 'domain_finance';

describe.each(stores)('scenarios on $name', (on) => {
  let api: TestApi;
  let foreign: World['foreign'];
  beforeAll(async () => {
    api = await openApi(on);
    // One for all scenarios: none can change it.
    const stranger = await api.person('stranger@elsewhere.example');
    foreign = { organizationId: stranger.organizationId, ids: await foreignRecords(stranger) };
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
    const domains = api.store.org(admin.organizationId, { id: 'test' }).collection<GrcDomainDoc>('grc_domains');
    await domains.insertOne({ _id: DOMAIN, name: 'Data protection', description: '' });
    await domains.insertOne({ _id: OTHER_DOMAIN, name: 'Treasury', description: '' });

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
      foreign,
    });
    await expect(run).resolves.toBeUndefined();
  });
});
