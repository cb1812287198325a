/** The member records that a user id has had: a person who leaves and joins again gets a new record, and the id changes when an invited member joins. */
import type { MemberDoc } from '../../collections.ts';
import type { Store, SystemDoc, Tx } from '../../store/port.ts';

export interface MemberRecordsDoc extends SystemDoc {
  /** Ids of the records, newest first. */
  records: string[];
  /** The last name and address of a person who left; absent for members. */
  former?: FormerMember;
}

export interface FormerMember {
  email: string;
  name: string | null;
}

const COLLECTION = 'member_records';
/** Limit of records: nobody leaves and joins again more often. */
const LIMIT = 100;

const idOf = (organization: string, userId: string) => `${organization}/${userId}`;

/** To be called in the transaction that creates a member, or changes their user id. */
export async function addMemberRecord(tx: Tx, { _id, user_id }: Pick<MemberDoc, '_id' | 'user_id'>): Promise<void> {
  const id = idOf(tx.organizationId, user_id);
  const memberRecords = tx.system<MemberRecordsDoc>(COLLECTION);
  const older = (await memberRecords.get(id))?.records ?? [];
  await memberRecords.put({ _id: id, records: [_id, ...older].slice(0, LIMIT) });
}

/** To be called in the transaction in which a member leaves. Stores their name, because records and the audit trail still refer to them. */
export async function keepName(
  tx: Tx,
  { user_id, email, name = null }: Pick<MemberDoc, 'user_id' | 'email' | 'name'>,
): Promise<void> {
  const memberRecords = tx.system<MemberRecordsDoc>(COLLECTION);
  const _id = idOf(tx.organizationId, user_id);
  const records = (await memberRecords.get(_id))?.records ?? [];
  await memberRecords.put({ _id, records, former: { email, name } });
}

/** To be called when the organization is deleted. */
export async function deleteMemberRecords(tx: Tx, userId: string): Promise<void> {
  await tx.system<MemberRecordsDoc>(COLLECTION).delete({ _id: idOf(tx.organizationId, userId) });
}

/** The people of these user ids who have left, by user id. */
export async function formerMembers(
  store: Pick<Store, 'system'>,
  organization: string,
  userIds: readonly string[],
): Promise<Map<string, FormerMember>> {
  const found =
    userIds.length === 0
      ? []
      : await store
          .system<MemberRecordsDoc>(COLLECTION)
          .find({ _id: { $in: userIds.map((userId) => idOf(organization, userId)) } });
  return new Map(
    found.flatMap(({ _id, former }) => (former === undefined ? [] : [[_id.slice(organization.length + 1), former]])),
  );
}

/** @returns ids of the records, newest first; empty for an unknown user id */
export async function recordsOfMember(
  store: Pick<Store, 'system'>,
  organization: string,
  userId: string,
): Promise<readonly string[]> {
  return (await store.system<MemberRecordsDoc>(COLLECTION).get(idOf(organization, userId)))?.records ?? [];
}
