import { filterProfileProblems, mergePreferences } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import { handlersFor } from '../../pipeline/operation-types.ts';
import { Problem, refuse } from '../../pipeline/problem.ts';
import type { Store } from '../../store/port.ts';
import { changeAs } from '../caller.ts';
import { meIn } from './me.ts';
import { changePreferences } from './preferences.ts';

function membership(member: MemberDoc | null): MemberDoc {
  // In response to this code the shell creates an organization.
  if (member === null) throw new Problem(404, 'no_membership', 'You do not belong to an organization yet');
  return member;
}

export function meHandlers({ store }: { store: Store }) {
  return handlersFor({
    async getMe(call) {
      return meIn(store, membership(call.member), call.principal);
    },

    async updatePreferences(call) {
      const { user_id } = membership(call.member);
      refuse(filterProfileProblems(call.body.filterProfiles ?? {}));
      return changeAs(store, call.caller, async (tx) => {
        // Fails for a member who was removed at the same time.
        membership(await tx.collection<MemberDoc>('members').findOne({ user_id }));
        return changePreferences(tx, user_id, (before) => mergePreferences(before, call.body));
      });
    },
  });
}
