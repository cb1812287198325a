/** Binding the record of an invited member to the account of the person who comes. */
import { linksTo } from '@parapet/contracts/links';
import { INVITATION_REFUSALS, type InvitationRefusal } from '@parapet/contracts/rules';
import type { MemberDoc, UserDoc } from '../../collections.ts';
import type { Principal } from '../../identity/principal.ts';
import { Problem } from '../../pipeline/problem.ts';
import type { Doc, Store, Tx } from '../../store/port.ts';
import { withdraw, type InvitationDoc } from './invitations.ts';
import { noteRecord } from './member-records.ts';

/**
 * Makes changes of an organisation's members wait for one another: the rules look at all members, and two changes at
 * once (each admin demoting the other) could each be right alone.
 */
export async function lockMembers(tx: Tx): Promise<void> {
  await tx.lock('organizations', [tx.organizationId]);
}

export function refusal(code: InvitationRefusal): Problem {
  const { status, detail } = INVITATION_REFUSALS[code];
  return new Problem(status, code, detail);
}

/**
 * Lets the person in, once.
 * @returns their membership
 * @throws Problem 409 when they belong to an organisation already, 404 when the invitation is gone
 */
export async function join(store: Store, invitation: InvitationDoc, principal: Principal, requestId: string): Promise<MemberDoc> {
  const { organization, member: pending } = invitation;
  const { userId } = principal;
  return store.transaction(organization, { id: userId, request_id: requestId }, async (tx) => {
    await lockMembers(tx);
    if (!(await tx.system<UserDoc>('users').insertIfAbsent({ _id: userId, organization }))) throw refusal('already_in_organization');
    if (!(await withdraw(tx, pending))) throw refusal('invitation_not_found');
    const $set = {
      user_id: userId,
      name: principal.name,
      // What nobody has verified must not replace the address that the admin invited.
      ...(principal.email !== null && principal.emailVerified ? { email: principal.email } : {}),
    };
    const joined = await tx.collection<MemberDoc>('members').updateOne({ user_id: pending }, { $set });
    if (joined === null) throw refusal('invitation_not_found');
    await noteRecord(tx, joined);
    // Nobody assigns something to the id that goes.
    await tx.lock('members', [pending]);
    for (const { from, field } of linksTo('members')) await tx.collection<Doc>(from).updateMany({ [field]: pending }, { $set: { [field]: userId } });
    return joined;
  });
}
