/** The name of a member in lists, from their identity provider at their last sign-in. */
import type { MemberDoc } from '../../collections.ts';
import { findMember } from '../../pipeline/membership.ts';
import type { Store } from '../../store/port.ts';

/** @param name null when the provider has none; the stored name stays */
export async function updateName(store: Store, userId: string, name: string | null, requestId: string): Promise<void> {
  const member = name === null ? null : await findMember(store, userId);
  if (member === null || member.name === name) return;
  const members = store
    .org(member.organization_id, { id: userId, request_id: requestId })
    .collection<MemberDoc>('members');
  await members.updateOne({ user_id: userId }, { $set: { name } });
}
