import { filterProfileProblems, mergePreferences } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import type { HandlersOf } from '../../pipeline/operation-types.ts';
import { Problem, refuse } from '../../pipeline/problem.ts';
import type { Store } from '../../store/port.ts';
import { changeAs, readAs } from '../caller.ts';
import { meOf } from './me.ts';
import { changePreferences, preferencesOf } from './preferences.ts';

function membership(member: MemberDoc | null): MemberDoc {
  // In response to this code the shell creates an organization.
  if (member === null) throw new Problem(404, 'no_membership', 'You do not belong to an organization yet');
  return member;
}

export function meHandlers({ store }: { store: Store }): HandlersOf<'getMe' | 'updatePreferences'> {
  return {
    async getMe(call) {
      const member = membership(call.member);
      return meOf(member, await preferencesOf(readAs(store, call.caller), member.user_id), call.principal);
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
  };
}
