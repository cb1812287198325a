/** Invited members join an organization: their record gets the id of their account. */
import { linksTo } from '@parapet/contracts/links';
import { INVITATION_REFUSALS, type InvitationRefusal } from '@parapet/contracts/rules';
import type { MemberDoc, UserDoc } from '../../collections.ts';
import type { Principal } from '../../identity/principal.ts';
import { Problem } from '../../pipeline/problem.ts';
import type { Doc, Store, Tx } from '../../store/port.ts';
import { deleteInvitation, type InvitationDoc } from './invitations.ts';
import { addMemberRecord } from './member-records.ts';

/** The rules concern all members together: two concurrent changes (each admin demotes the other) could each be valid alone. */
export async function lockMembers(tx: Tx): Promise<void> {
  await tx.lock('organizations', [tx.organizationId]);
}

export function refusal(code: InvitationRefusal): Problem {
  const { status, detail } = INVITATION_REFUSALS[code];
  return new Problem(status, code, detail);
}

/** @throws Problem 409 when the person belongs to an organization already, 404 when the invitation was used or withdrawn */
export async function join(store: Store, invitation: InvitationDoc, principal: Principal, requestId: string): Promise<MemberDoc> {
  const { organization, member: pending } = invitation;
  const { userId } = principal;
  return store.transaction(organization, { id: userId, request_id: requestId }, async (tx) => {
    await lockMembers(tx);
    if (!(await tx.system<UserDoc>('users').insertIfAbsent({ _id: userId, organization }))) throw refusal('already_in_organization');
    if (!(await deleteInvitation(tx, pending))) throw refusal('invitation_not_found');
    const $set = {
      user_id: userId,
      name: principal.name,
      // An unverified address must not replace the one that the admin invited.
      ...(principal.email !== null && principal.emailVerified ? { email: principal.email } : {}),
    };
    const joined = await tx.collection<MemberDoc>('members').updateOne({ user_id: pending }, { $set });
    if (joined === null) throw refusal('invitation_not_found');
    await addMemberRecord(tx, joined);
    // No concurrent change assigns anything to the old id.
    await tx.lock('members', [pending]);
    for (const { from, field } of linksTo('members')) await tx.collection<Doc>(from).updateMany({ [field]: pending }, { $set: { [field]: userId } });
    return joined;
  });
}
