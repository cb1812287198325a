import { operations, type Me } from '@parapet/contracts';
import { mergePreferences } from '@parapet/contracts/rules';
import type { App } from '../../app-type.ts';
import type { MemberDoc } from '../../collections.ts';
import { actorOf } from '../../plugins/access.ts';
import { fieldProblem, Problem } from '../../problem.ts';
import type { Store } from '../../store/port.ts';

/** Characters of JSON that one person's preferences may take. */
const MOST_PREFERENCES = 100_000;

function membership(member: MemberDoc | null): MemberDoc {
  // The shell sets up an organisation when it meets this code.
  if (member === null) throw new Problem(404, 'no_membership', 'You do not belong to an organization yet');
  return member;
}

export function meRoutes(app: App, store: Store): void {
  app.route({
    ...operations.getMe,
    handler: async ({ member, principal }): Promise<Me> => {
      const { user_id, email, role, domains, assets, organization_id, preferences } = membership(member);
      return { user_id, email, name: principal?.name ?? null, role, domains, assets, organizationId: organization_id, preferences };
    },
  });

  app.route({
    ...operations.updatePreferences,
    handler: async (request) => {
      const { organization_id, user_id } = membership(request.member);
      return store.transaction(organization_id, actorOf(request), async (tx) => {
        const members = tx.collection<MemberDoc>('members');
        const before = membership(await members.findOne({ user_id }));
        const preferences = mergePreferences(before.preferences, request.body);
        if (JSON.stringify(preferences).length > MOST_PREFERENCES) throw fieldProblem('', `All preferences together must stay under ${MOST_PREFERENCES} characters`);
        await members.updateOne({ user_id }, { $set: { preferences } });
        return preferences;
      });
    },
  });
}
