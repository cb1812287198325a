import { mergePreferences } from '../../rules/index.ts';
import { mock, type Context } from '../mock.ts';
import { fieldProblem, MockProblem } from '../problem.ts';
import type { MemberRecord } from '../state.ts';

/** Characters of JSON that one person's preferences may take. */
const MOST_PREFERENCES = 100_000;

function membership({ member }: Context): MemberRecord {
  // The shell sets up an organisation when it meets this code.
  if (member === null) throw new MockProblem(404, 'no_membership', 'You do not belong to an organization yet');
  return member;
}

export const meMocks = [
  mock('getMe', (_input, context) => {
    const { user_id, email, role, domains, assets, organization_id, preferences } = membership(context);
    return { status: 200, body: { user_id, email, name: context.account?.name ?? null, role, domains, assets, organizationId: organization_id, preferences } };
  }),

  mock('updatePreferences', ({ body }, context) => {
    const member = membership(context);
    const preferences = mergePreferences(member.preferences, body);
    if (JSON.stringify(preferences).length > MOST_PREFERENCES) throw fieldProblem('', `All preferences together must stay under ${MOST_PREFERENCES} characters`);
    member.preferences = preferences;
    return { status: 200, body: preferences };
  }),
];
