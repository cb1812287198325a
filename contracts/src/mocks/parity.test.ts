import { expect, test } from 'vitest';
import { ROLES, type Role } from '../schemas/organization/me.ts';
import { runScenario } from '../testing/run-scenario.ts';
import type { Caller, World } from '../testing/scenario.ts';
import { scenarios } from '../testing/scenarios.ts';
import { operations } from '../operations/index.ts';
import { operationOf } from '../testing/contract/operation-of.ts';
import { answer } from './answer.ts';
import { mocks } from './mocks.ts';
import { ORGANIZATION_ID, OTHER_ORGANIZATION_ID } from './seed/organizations.ts';
import type { Account, MockState } from './mock-state.ts';
import { accountOf, createMockState } from './state.ts';
import type { Kept } from './tables.ts';

/** Operations that the scenarios have called. */
const called = new Set<string | undefined>();

/** One record of each kind that there is in the other organisation. */
function foreignIds({ tables }: MockState): World['foreign']['ids'] {
  return Object.fromEntries(
    Object.entries(tables).flatMap(([name, records]) => {
      const foreign = records.find(({ organization_id }) => organization_id === OTHER_ORGANIZATION_ID);
      return foreign === undefined ? [] : [[name, foreign.id]];
    }),
  );
}

const DOMAIN = 'domain_privacy';
const OTHER_DOMAIN = 'domain_finance';

function ownDomain(id: string, name: string): Kept<'grc_domains'> {
  const at = new Date().toISOString();
  return { id, name, description: '', organization_id: ORGANIZATION_ID, version: 1, created_at: at, updated_at: at };
}

/** Somebody as the scenarios know them: without a name, and with an address that nobody has verified. */
function meet(state: MockState, account: Account, caller: Caller, email_verified = false): string {
  const email = `${caller}@cedarworks.example`;
  Object.assign(account, { email, email_verified, name: null });
  for (const member of state.members) if (member.user_id === account.id) Object.assign(member, { email, name: null, domains: caller === 'grc_domain_manager' ? [DOMAIN] : [] });
  return account.id;
}

function makeWorld(): World {
  const state = createMockState({ risks: 'none' });
  state.tables.grc_domains.push(ownDomain(DOMAIN, 'Data protection'), ownDomain(OTHER_DOMAIN, 'Treasury'));
  const newcomer = accountOf(state, 'newcomer');
  const verified = { ...newcomer, id: 'user_verified' };
  state.accounts.push(verified);
  const userOf = (role: Role) => meet(state, accountOf(state, role), role);
  const members: World['members'] = {
    admin: userOf('admin'), risk_manager: userOf('risk_manager'), grc_domain_manager: userOf('grc_domain_manager'), asset_owner: userOf('asset_owner'),
    risk_owner: userOf('risk_owner'), stakeholder: userOf('stakeholder'), auditor: userOf('auditor'),
  };
  const ids = new Set(Object.values(members));
  state.members = state.members.filter(({ user_id, organization_id }) => ids.has(user_id) || organization_id !== ORGANIZATION_ID);
  state.invitations = [];
  const accounts: Partial<Record<Caller, string>> = { ...members, newcomer: meet(state, newcomer, 'newcomer'), verified: meet(state, verified, 'verified', true) };
  return {
    async fetchAs(caller, request) {
      called.add(operationOf(request.method, request.url)?.operationId);
      // Each caller has a session of their own, but the state knows one browser only.
      state.signedInAs = accounts[caller] ?? null;
      const response = await answer(state, request);
      if (state.signedInAs === null) delete accounts[caller];
      return response;
    },
    organizationId: ORGANIZATION_ID,
    members,
    domainId: DOMAIN,
    otherDomainId: OTHER_DOMAIN,
    foreign: { organizationId: OTHER_ORGANIZATION_ID, ids: foreignIds(state) },
  };
}

test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', async (_name, scenario) => {
  await expect(runScenario(scenario, makeWorld())).resolves.toBeUndefined();
});

test('every operation has exactly one mock', () => {
  expect(mocks.map(({ id }) => id).toSorted()).toEqual(Object.keys(operations).toSorted());
});

test('the scenarios call every operation', () => {
  expect(Object.keys(operations).filter((id) => !called.has(id))).toEqual([]);
});

test('the sample has somebody of every role', () => {
  const state = createMockState();
  expect(ROLES.map((role) => accountOf(state, role).id)).toHaveLength(new Set(ROLES.map((role) => accountOf(state, role).id)).size);
});
