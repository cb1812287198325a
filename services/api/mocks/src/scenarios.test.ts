/** The scenarios of the contract, over the memory engine; the service's own tests run them over the others. */
import type { MemberDoc, UserDoc, GrcDomainDoc } from '@parapet/api/collections.ts';
import { userIdOf } from '@parapet/api/platform/secrets.ts';
import { addMemberRecord } from '@parapet/api/modules/organizations/member-records.ts';
import { operations, ROLES, type Organization, type Role } from '@parapet/contracts';
import { runScenario, scenarios, type Caller, type World } from '@parapet/contracts/testing';
import { expect, test, type TestContext } from 'vitest';
import { createMocks, type Mocks } from './mocks.ts';
import type { MockBrowser } from './mock-browser.ts';
import { operationFor } from './mock-service.ts';
import { OTHER_ORGANIZATION_ID } from './seed/people/organizations.ts';
import { ISSUER, type Account } from './seed/people/people.ts';
import { seedTables } from './seed/seed-documents.ts';

const DOMAIN = 'domain_privacy';
const OTHER_DOMAIN = 'domain_finance';
const ACTOR = { id: 'test' };

/** Operations that the scenarios have called. */
const called = new Set<string | undefined>();

/** An account without a name, because the scenarios expect people without names. */
function account(caller: Caller): Account {
  return {
    id: userIdOf(ISSUER, caller),
    subject: caller,
    name: null,
    email: `${caller}@cedarworks.example`,
    emailVerified: caller === 'verified',
  };
}

/** A record of each kind of the other organization. */
function foreignIds(): World['foreign']['ids'] {
  const { organizations: _, members: _members, ...tables } = seedTables('empty', new Date());
  const foreign = Object.entries(tables).flatMap(([name, records]) =>
    records
      .filter(({ organization_id }) => organization_id === OTHER_ORGANIZATION_ID)
      .map(({ _id }): [string, string] => [name, _id]),
  );
  return Object.fromEntries(foreign.toReversed());
}

/** Found once, because they are the same in every world and making the tables of a seed takes a while. */
const FOREIGN_IDS = foreignIds();

async function join({ store }: Mocks, organization: string, { id, email }: Account, role: Role): Promise<void> {
  await store.transaction(organization, ACTOR, async (tx) => {
    await tx.system<UserDoc>('users').put({ _id: id, organization });
    const domains = role === 'grc_domain_manager' ? [DOMAIN] : [];
    await addMemberRecord(
      tx,
      await tx.collection<MemberDoc>('members').insertOne({ user_id: id, email, role, domains, assets: [] }),
    );
  });
}

async function makeWorld(onTestFinished: TestContext['onTestFinished']): Promise<World> {
  const mocks = await createMocks({ seed: 'empty', who: 'nobody' });
  onTestFinished(() => mocks.close());
  const browsers = new Map<Caller, MockBrowser>([['nobody', mocks.openBrowser()]]);
  for (const caller of [...ROLES, 'newcomer', 'verified'] as const) {
    const browser = mocks.openBrowser();
    await mocks.startSession(account(caller), browser);
    browsers.set(caller, browser);
  }
  const made = await browsers
    .get('admin')
    ?.fetch(
      new Request('http://localhost/api/organizations', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      }),
    );
  const organization: Organization = await made?.json();
  for (const role of ROLES) if (role !== 'admin') await join(mocks, organization.id, account(role), role);
  const domains = mocks.store.org(organization.id, ACTOR).collection<GrcDomainDoc>('grc_domains');
  await domains.insertOne({ _id: DOMAIN, name: 'Data protection', description: '' });
  await domains.insertOne({ _id: OTHER_DOMAIN, name: 'Treasury', description: '' });
  await mocks.store.audit(organization.id).seal();
  const idOf = (role: Role) => account(role).id;
  return {
    async fetchAs(caller, request) {
      called.add(operationFor(request)?.id);
      const browser = browsers.get(caller);
      if (browser === undefined) throw new Error(`There is no ${caller}`);
      return browser.fetch(request);
    },
    organizationId: organization.id,
    members: {
      admin: idOf('admin'),
      risk_manager: idOf('risk_manager'),
      grc_domain_manager: idOf('grc_domain_manager'),
      asset_owner: idOf('asset_owner'),
      risk_owner: idOf('risk_owner'),
      stakeholder: idOf('stakeholder'),
      auditor: idOf('auditor'),
    },
    domainId: DOMAIN,
    otherDomainId: OTHER_DOMAIN,
    foreign: { organizationId: OTHER_ORGANIZATION_ID, ids: FOREIGN_IDS },
  };
}

// Each has a world of its own. Half of the time they wait for the keys and seals of their audit trails.
test.concurrent.for(scenarios)('$name', async (scenario, { onTestFinished }) => {
  await expect(runScenario(scenario, await makeWorld(onTestFinished))).resolves.toBeUndefined();
});

test('the scenarios call every operation', () => {
  expect(Object.keys(operations).filter((id) => !called.has(id))).toEqual([]);
});
