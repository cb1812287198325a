import { filterProfileProblems, mergePreferences, preferencesProblem } from '../../rules/index.ts';
import type { Me } from '../../schemas/organization/me.ts';
import { mock, type Context } from '../mock.ts';
import { preferencesOf } from '../preferences.ts';
import { fieldProblem, MockProblem, refuse } from '../problem.ts';
import type { MemberRecord } from '../mock-state.ts';

function membership({ member }: Context): MemberRecord {
  // The shell sets up an organisation when it meets this code.
  if (member === null) throw new MockProblem(404, 'no_membership', 'You do not belong to an organization yet');
  return member;
}

/** The signed-in person as their organisation knows them. */
export function meOf({ state, account }: Context, { user_id, email, role, domains, assets, organization_id }: MemberRecord): Me {
  return { user_id, email, name: account?.name ?? null, role, domains, assets, organizationId: organization_id, preferences: preferencesOf(state, user_id) };
}

export const meMocks = [
  mock('getMe', (_input, context) => ({ status: 200, body: meOf(context, membership(context)) })),

  mock('updatePreferences', ({ body }, context) => {
    const { user_id } = membership(context);
    refuse(filterProfileProblems(body.filterProfiles ?? {}));
    const preferences = mergePreferences(preferencesOf(context.state, user_id), body);
    const problem = preferencesProblem(preferences);
    if (problem !== null) throw fieldProblem('', problem);
    context.state.preferences[user_id] = preferences;
    return { status: 200, body: preferences };
  }),
];
