/** Invited members join an organization: their record gets the id of their account. */
import type { OrganizationDeparture, Preferences } from '@parapet/contracts';
import { linksTo } from '@parapet/contracts/links';
import { carriedPreferences, INVITATION_REFUSALS, type InvitationRefusal } from '@parapet/contracts/rules';
import type { MemberDoc, UserDoc } from '../../../collections.ts';
import type { Principal } from '../../../pipeline/principal.ts';
import { Problem } from '../../../pipeline/problem.ts';
import type { Store, Tx } from '../../../store/port.ts';
import { relink } from '../../links/relink.ts';
import { changePreferences, preferencesOf } from '../../me/preferences.ts';
import { deleteInvitation, type InvitationDoc } from './invitations.ts';
import { leave, replaceEmpty } from '../leaving.ts';
import { lockMembers } from '../member-lock.ts';
import { addMemberRecord } from '../member-records.ts';

export function refusal(code: InvitationRefusal): Problem {
  const { status, detail } = INVITATION_REFUSALS[code];
  return new Problem(status, code, detail);
}

/** @returns preferences to carry over; null for a person who belongs to no organization */
async function leavePrevious(
  tx: Tx,
  userId: string,
  departure: OrganizationDeparture | undefined,
): Promise<Preferences | null> {
  const user = await tx.system<UserDoc>('users').get(userId);
  if (user === null) return null;
  if (user.organization === tx.organizationId) throw refusal('already_in_organization');
  const previous = tx.inOrganization(user.organization);
  await lockMembers(previous);
  const preferences = await preferencesOf(previous, userId);
  if (await replaceEmpty(previous)) return preferences;
  if (departure?.organization_id !== user.organization) throw refusal('leaving_required');
  await leave(previous, userId, departure, '/leave');
  return preferences;
}

/**
 * @param departure how the person leaves the organization that they belong to; not needed for an empty one
 * @throws Problem 409 when they belong to this organization already, or to another one that they have not agreed to leave;
 *   404 when the invitation was used or withdrawn
 */
export async function join(
  store: Store,
  invitation: InvitationDoc,
  principal: Principal,
  requestId: string,
  departure?: OrganizationDeparture,
): Promise<MemberDoc> {
  const { organization, member: pending } = invitation;
  const { userId } = principal;
  return store.transaction(organization, { id: userId, request_id: requestId }, async (tx) => {
    await lockMembers(tx);
    const preferences = await leavePrevious(tx, userId, departure);
    if (!(await deleteInvitation(tx, pending))) throw refusal('invitation_not_found');
    if (!(await tx.system<UserDoc>('users').insertIfAbsent({ _id: userId, organization })))
      throw refusal('already_in_organization');
    const $set = {
      user_id: userId,
      name: principal.name,
      // An unverified address must not replace the one that the admin invited.
      ...(principal.email !== null && principal.emailVerified ? { email: principal.email } : {}),
    };
    const joined = await tx.collection<MemberDoc>('members').updateOne({ user_id: pending }, { $set });
    if (joined === null) throw refusal('invitation_not_found');
    await addMemberRecord(tx, joined);
    if (preferences !== null) await changePreferences(tx, userId, () => carriedPreferences(preferences));
    // Keeps concurrent changes from assigning anything to the old id.
    await tx.lock('members', [pending]);
    for (const link of linksTo('members')) await relink(tx, link, [pending, userId]);
    return joined;
  });
}
