/** The service gives the answers that the scenarios expect, on each store (on MongoDB some of them; see {@link covering}). The mocks' tests run them on the memory engine. */
import { ROLES, type Role } from '@parapet/contracts';
import { runScenario, scenarios, type Caller, type World } from '@parapet/contracts/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GrcDomainDoc } from '../../collections.ts';
import { allStores } from '../../store/testing.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import { openStream, originOf } from '../../testing/event-stream.ts';
import { allTestStores } from '../../testing/flags.ts';
import { foreignRecords } from '../foreign-records.ts';
import { covering } from './covering.ts';

const DOMAIN = 'domain_privacy';
const OTHER_DOMAIN = 'domain_finance';

/** Opens a stream over a port, once all events of earlier changes have been sent: on MongoDB they take a while. */
async function openEvents(
  api: TestApi,
  admin: Person,
  headers: Record<string, string>,
  request: Request,
): Promise<Response> {
  const origin = await originOf(api.app);
  const others = await openStream(`${origin}/api/events?entity=grc_domains`, { headers: admin.headers });
  const domains = api.store.org(admin.organizationId, { id: 'test' }).collection<GrcDomainDoc>('grc_domains');
  const { _id: marker } = await domains.insertOne({ name: 'Marker', description: '' });
  for (let last: unknown; last !== marker;) last = Reflect.get(Object((await others.take(1))[0]?.data), 'id');
  others.close();
  const { pathname, search } = new URL(request.url);
  return fetch(origin + pathname + search, { headers: { ...Object.fromEntries(request.headers), ...headers } });
}

describe.each(allStores)('scenarios on $name', (on) => {
  let api: TestApi;
  let foreign: World['foreign'];
  beforeAll(async () => {
    api = await openApi(on);
    // Shared, because no scenario can change it.
    const stranger = await api.person('stranger@elsewhere.example');
    foreign = { organizationId: stranger.organizationId, ids: await foreignRecords(stranger) };
  });
  afterAll(() => api.close());

  // By default, MongoDB runs only scenarios that together get every answer that depends on the store. Handlers see nothing of a store but its port,
  // so the other scenarios would show nothing new.
  test.each(on.name === 'embedded' || allTestStores ? scenarios : covering(scenarios))('$name', async (scenario) => {
    const admin = await api.person('admin@cedarworks.example');
    const people = new Map<Caller, Pick<Person, 'send' | 'headers'>>([
      ['admin', admin],
      ['nobody', { ...api.anybody, headers: {} }],
    ]);
    people.set('newcomer', await api.stranger('newcomer@cedarworks.example'));
    people.set('verified', await api.stranger('verified@cedarworks.example', { email_verified: true }));
    const ids: Partial<Record<Role, string>> = { admin: admin.userId };
    // Creating people takes longer than most scenarios, so only roles that the scenario names get a member, or all roles if it may count people.
    const scenarioText = JSON.stringify(scenario);
    const areCounted = /\/api\/(people|organizations)/.test(scenarioText);
    for (const role of ROLES.filter((one) => one !== 'admin' && (areCounted || scenarioText.includes(one)))) {
      const colleague = await api.colleague(
        admin,
        `${role}@cedarworks.example`,
        role,
        role === 'grc_domain_manager' ? [DOMAIN] : [],
      );
      people.set(role, colleague);
      ids[role] = colleague.userId;
    }
    const domains = api.store.org(admin.organizationId, { id: 'test' }).collection<GrcDomainDoc>('grc_domains');
    await domains.insertOne({ _id: DOMAIN, name: 'Data protection', description: '' });
    await domains.insertOne({ _id: OTHER_DOMAIN, name: 'Treasury', description: '' });

    // Sealing takes as long as a scenario, and only scenarios about the audit trail need a seal.
    if (scenarioText.includes('/api/audit/')) await api.store.audit(admin.organizationId).seal();

    const run = runScenario(scenario, {
      fetchAs: async (caller, request) => {
        const { pathname, search } = new URL(request.url);
        const text = await request.text();
        const person = people.get(caller);
        if (person === undefined) throw new Error(`There is no ${caller}`);
        if (request.method === 'GET' && request.headers.get('accept') === 'text/event-stream')
          return openEvents(api, admin, person.headers, request);
        return person.send(
          request.method,
          pathname + search,
          text === '' ? undefined : text,
          Object.fromEntries(request.headers),
        );
      },
      organizationId: admin.organizationId,
      // Complete for every role that the scenario names.
      members: ids as Record<Role, string>,
      domainId: DOMAIN,
      otherDomainId: OTHER_DOMAIN,
      foreign,
    });
    await expect(run).resolves.toBeUndefined();
  });
});
