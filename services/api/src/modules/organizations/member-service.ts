/** Invites, changes and removes members of an organization. */
import type { MemberCreate, MemberUpdate } from '@parapet/contracts';
import {
  canChangeRole,
  canRemoveMember,
  canTakeOver,
  freePendingId,
  isPendingMember,
  memberRefusal,
  newMemberProblems,
  type ProblemCode,
} from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import { fieldProblem, Problem } from '../../pipeline/problem.ts';
import type { Store, Tx } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { checkLinks } from '../links/named-records.ts';
import { changedMeanwhile } from '../../pipeline/requests/if-match.ts';
import { handOver } from './hand-over.ts';
import type { NewLink } from './invitations/invitation-links.ts';
import { invite } from './invitations/invitations.ts';
import { lockMembers } from './member-lock.ts';
import { changeRecord, notFound } from '../records.ts';
import { addMemberRecord } from './member-records.ts';
import { endMembership } from './membership-end.ts';

export function memberService(store: Store) {
  const members = (tx: Tx) => tx.collection<MemberDoc>('members');
  const change = <R>({ member, actor }: Caller, work: (tx: Tx) => Promise<R>) =>
    store.transaction(member.organization_id, actor, async (tx) => {
      await lockMembers(tx);
      return work(tx);
    });

  /** @throws Problem 404, or 412 when the version differs */
  function find(all: readonly MemberDoc[], userId: string, version: number | undefined): MemberDoc {
    const found = all.find((member) => member.user_id === userId);
    if (found === undefined) throw notFound('member');
    if (version !== undefined && found.version !== version) throw changedMeanwhile();
    return found;
  }

  return {
    /**
     * Invites a person, who can join with the link or with their verified e-mail address.
     * @throws Problem 409 when a member has the address already, 400 for a domain or an asset that does not exist
     */
    add: (
      caller: Caller,
      { user_id, email, role, domains = [], assets = [] }: MemberCreate,
      link: NewLink,
    ): Promise<MemberDoc> =>
      change(caller, async (tx) => {
        const all = await members(tx).find({});
        const problems = newMemberProblems(all, { email, role });
        if (problems.length > 0) {
          const { status, code, detail, errors } = memberRefusal(problems);
          throw new Problem(status, code, detail, { errors });
        }
        await checkLinks(tx, 'members', { domains, assets });
        const id = user_id ?? freePendingId(all, Date.now());
        if (all.some((member) => member.user_id === id))
          throw new Problem(409, 'already_exists', 'A member with this id already exists');
        const added = { user_id: id, email: email.trim(), name: null, role, domains, assets };
        const member = await members(tx).insertOne(added);
        await addMemberRecord(tx, member);
        await invite(tx, id, email, link, Date.now());
        return member;
      }),

    /** @throws Problem 409 when the last admin would lose that role */
    update: (caller: Caller, userId: string, input: MemberUpdate, version: number | undefined): Promise<MemberDoc> =>
      change(caller, async (tx) => {
        const all = await members(tx).find({});
        const before = find(all, userId, version);
        if (input.role !== undefined) assertAllowed(canChangeRole(all, before, input.role), 'last_admin');
        await checkLinks(tx, 'members', input, before);
        return changeRecord(members(tx), before, { $set: { ...input } });
      }),

    /**
     * Issues the link of an invitation again.
     * @throws Problem 409 for somebody who has joined
     */
    reissue: (caller: Caller, userId: string, link: NewLink): Promise<MemberDoc> =>
      change(caller, async (tx) => {
        const member = find(await members(tx).find({}), userId, undefined);
        if (!isPendingMember(member)) throw new Problem(409, 'already_joined', 'This person has already joined');
        await invite(tx, userId, member.email, link, Date.now());
        return member;
      }),

    /**
     * Removes a member, or withdraws an invitation.
     * @param handOverTo the member who gets the unfinished records; undefined for nobody
     * @throws Problem 409 for oneself and for the last admin, 400 when `handOverTo` cannot take them over
     */
    remove: (caller: Caller, userId: string, version: number | undefined, handOverTo?: string): Promise<void> =>
      change(caller, async (tx) => {
        const all = await members(tx).find({});
        const before = find(all, userId, version);
        assertAllowed(
          canRemoveMember(all, before, caller.member.user_id),
          userId === caller.member.user_id ? 'cannot_remove_self' : 'last_admin',
        );
        if (handOverTo !== undefined) {
          const heir = canTakeOver(all, before, handOverTo);
          if (!heir.allowed) throw fieldProblem('/hand_over_to', heir.reason);
          await tx.lock(
            'members',
            [userId, handOverTo].filter((user_id) => isPendingMember({ user_id })),
          );
          await handOver(tx, userId, handOverTo);
        }
        await endMembership(tx, before);
      }),
  };
}

function assertAllowed(decision: ReturnType<typeof canRemoveMember>, code: ProblemCode): void {
  if (!decision.allowed) throw new Problem(409, code, decision.reason);
}
