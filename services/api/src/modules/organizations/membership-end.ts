/** Somebody stops belonging to an organization: they leave, are removed, or the organization is deleted. */
import { isPendingMember } from '@parapet/contracts/rules';
import type { MemberDoc, OrganizationDoc, UserDoc } from '../../collections.ts';
import { deleteNotifications } from '../../notifications.ts';
import type { Tx } from '../../store/port.ts';
import { eraseLater } from '../jobs/erase-jobs.ts';
import { deletePreferences } from '../me/preferences.ts';
import { deleteInvitation } from './invitations/invitations.ts';
import { deleteMemberRecords, keepName } from './member-records.ts';

/** Also withdraws the invitation of somebody who has not joined. Records that refer to them keep showing their name. */
export async function endMembership(tx: Tx, member: MemberDoc): Promise<void> {
  const { user_id } = member;
  await tx.collection<MemberDoc>('members').deleteOne({ user_id });
  await keepName(tx, member);
  if (isPendingMember(member)) return void (await deleteInvitation(tx, user_id));
  await tx.system<UserDoc>('users').delete({ _id: user_id, organization: tx.organizationId });
  await deletePreferences(tx, user_id);
  await deleteNotifications(tx, user_id);
  await tx.system('api_tokens').delete({ user_id, organization: tx.organizationId });
}

/** To be called with the members locked. Nobody belongs to the organization afterwards; its records are erased in the background. */
export async function endOrganization(tx: Tx, members: readonly MemberDoc[]): Promise<void> {
  for (const member of members) {
    await endMembership(tx, member);
    await deleteMemberRecords(tx, member.user_id);
  }
  await tx.collection<OrganizationDoc>('organizations').deleteOne({ _id: tx.organizationId });
  await eraseLater(tx);
}
