import { expect, test } from 'vitest';
import { ROLES, type Role } from '../schemas/me.ts';
import { runScenario } from '../testing/run-scenario.ts';
import type { Caller, World } from '../testing/scenario.ts';
import { scenarios } from '../testing/scenarios.ts';
import { operations } from '../operations/index.ts';
import { operationOf } from '../testing/operation-of.ts';
import { answer } from './answer.ts';
import { mocks } from './mocks.ts';
import { DOMAINS, ORGANIZATION_ID, OTHER_ORGANIZATION_ID } from './seed/organizations.ts';
import { OTHER_RISK_ID } from './seed/risks.ts';
import { accountOf, createMockState, signInAs } from './state.ts';

/** Operations that the scenarios have called. */
const called = new Set<string | undefined>();

function makeWorld(): World {
  const state = createMockState({ risks: 'none' });
  accountOf(state, 'newcomer').email = 'newcomer@cedarworks.example';
  const newcomer = accountOf(state, 'newcomer').id;
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
    domainId: DOMAINS.Privacy,
    otherDomainId: DOMAINS.Financial,
    foreign: { organizationId: OTHER_ORGANIZATION_ID, riskId: OTHER_RISK_ID },
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
