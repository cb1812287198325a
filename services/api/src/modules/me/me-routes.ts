import { operations, type Me } from '@parapet/contracts';
import { filterProfileProblems, mergePreferences } from '@parapet/contracts/rules';
import type { App } from '../../app-type.ts';
import type { MemberDoc } from '../../collections.ts';
import { actorOf } from '../../plugins/access.ts';
import { Problem, refuse } from '../../problem.ts';
import type { Store } from '../../store/port.ts';
import { keptPreferences, ownPreferences } from './kept-preferences.ts';
import { meOf } from './me.ts';

function membership(member: MemberDoc | null): MemberDoc {
  // The shell sets up an organisation when it meets this code.
  if (member === null) throw new Problem(404, 'no_membership', 'You do not belong to an organization yet');
  return member;
}

export function meRoutes(app: App, store: Store): void {
  app.route({
    ...operations.getMe,
    handler: async (request): Promise<Me> => {
      const member = membership(request.member);
      const name = request.principal?.name ?? null;
      // The interface asks this whenever it starts: a good moment to learn what the provider calls the person by now.
      if (name !== null && name !== member.name) {
        await store.org(member.organization_id, actorOf(request)).collection<MemberDoc>('members').updateOne({ user_id: member.user_id }, { $set: { name } });
      }
      return meOf(member, request.principal);
    },
  });

  app.route({
    ...operations.updatePreferences,
    handler: async (request) => {
      const { organization_id, user_id } = membership(request.member);
      refuse(filterProfileProblems(request.body.filterProfiles ?? {}));
      return store.transaction(organization_id, actorOf(request), async (tx) => {
        const members = tx.collection<MemberDoc>('members');
        const before = membership(await members.findOne({ user_id }));
        const preferences = mergePreferences(ownPreferences(before.preferences), request.body);
        await members.updateOne({ user_id }, { $set: { preferences: keptPreferences(preferences) } });
        return preferences;
      });
    },
  });
}
