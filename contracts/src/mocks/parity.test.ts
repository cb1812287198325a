import { expect, test } from 'vitest';
import { ROLES, type Role } from '../schemas/me.ts';
import { runScenario } from '../testing/run-scenario.ts';
import type { Caller, World } from '../testing/scenario.ts';
import { scenarios } from '../testing/scenarios.ts';
import { operations } from '../operations/index.ts';
import { operationOf } from '../testing/operation-of.ts';
import { answer } from './answer.ts';
import { mocks } from './mocks.ts';
import { ORGANIZATION_ID, OTHER_ORGANIZATION_ID } from './seed/organizations.ts';
import { accountOf, createMockState, signInAs, type MockState } from './state.ts';
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

function makeWorld(): World {
  const state = createMockState({ risks: 'none' });
  accountOf(state, 'newcomer').email = 'newcomer@cedarworks.example';
  const newcomer = accountOf(state, 'newcomer').id;
  state.tables.grc_domains.push(ownDomain(DOMAIN, 'Data protection'), ownDomain(OTHER_DOMAIN, 'Treasury'));
  for (const member of state.members) if (member.role === 'grc_domain_manager') member.domains = [DOMAIN];
  const userOf = (role: Role) => accountOf(state, role).id;
  // Each caller has a session of their own, but the state knows one browser only.
  const signedOut = new Set<Caller>();
  return {
    async fetchAs(caller, request) {
      called.add(operationOf(request.method, request.url)?.operationId);
      if (signedOut.has(caller)) state.signedInAs = null;
      // Once set up, the newcomer is a member like any other.
      else if (caller === 'newcomer') state.signedInAs = newcomer;
      else signInAs(state, caller);
      const response = await answer(state, request);
      if (state.signedInAs === null) signedOut.add(caller);
      return response;
    },
    organizationId: ORGANIZATION_ID,
    members: {
      admin: userOf('admin'), risk_manager: userOf('risk_manager'), grc_domain_manager: userOf('grc_domain_manager'), asset_owner: userOf('asset_owner'),
      risk_owner: userOf('risk_owner'), stakeholder: userOf('stakeholder'), auditor: userOf('auditor'),
    },
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
