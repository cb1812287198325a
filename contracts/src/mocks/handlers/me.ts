import { filterProfileProblems, mergePreferences, preferencesProblem } from '../../rules/index.ts';
import type { Me } from '../../schemas/me.ts';
import { changeMember } from '../member-records.ts';
import { mock, type Context } from '../mock.ts';
import { fieldProblem, MockProblem, refuse } from '../problem.ts';
import type { Account, MemberRecord } from '../mock-state.ts';

function membership({ member }: Context): MemberRecord {
  // The shell sets up an organisation when it meets this code.
  if (member === null) throw new MockProblem(404, 'no_membership', 'You do not belong to an organization yet');
  return member;
}

/** The signed-in person as their organisation knows them. */
export function meOf({ user_id, email, role, domains, assets, organization_id, preferences }: MemberRecord, account: Account | null): Me {
  return { user_id, email, name: account?.name ?? null, role, domains, assets, organizationId: organization_id, preferences };
}

export const meMocks = [
  mock('getMe', (_input, context) => {
    const member = membership(context);
    const name = context.account?.name ?? null;
    if (name !== null && name !== member.name) changeMember(context, member, { name });
    return { status: 200, body: meOf(member, context.account) };
  }),

  mock('updatePreferences', ({ body }, context) => {
    const member = membership(context);
    refuse(filterProfileProblems(body.filterProfiles ?? {}));
    const preferences = mergePreferences(member.preferences, body);
    const problem = preferencesProblem(preferences);
    if (problem !== null) throw fieldProblem('', problem);
    changeMember(context, member, { preferences });
    return { status: 200, body: preferences };
  }),
];
