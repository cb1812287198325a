import { operations, type Me } from '@parapet/contracts';
import { filterProfileProblems, mergePreferences } from '@parapet/contracts/rules';
import type { App } from '../../app-type.ts';
import type { MemberDoc } from '../../collections.ts';
import { Problem, refuse } from '../../problem.ts';
import type { Store } from '../../store/port.ts';
import { callerOf, changeAs, readAs } from '../caller.ts';
import { meOf } from './me.ts';
import { changePreferences, preferencesOf } from './own-preferences.ts';

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
      return meOf(member, await preferencesOf(readAs(store, callerOf(request)), member.user_id), request.principal);
    },
  });

  app.route({
    ...operations.updatePreferences,
    handler: async (request) => {
      const { user_id } = membership(request.member);
      refuse(filterProfileProblems(request.body.filterProfiles ?? {}));
      return changeAs(store, callerOf(request), async (tx) => {
        // Who is removed in this moment keeps nothing.
        membership(await tx.collection<MemberDoc>('members').findOne({ user_id }));
        return changePreferences(tx, user_id, (before) => mergePreferences(before, request.body));
      });
    },
  });
}
