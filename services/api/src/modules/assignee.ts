/** People are named by their id or their e-mail address; the id is kept. */
import { MAX_SEARCH_WORDS, words } from '@parapet/contracts/rules';
import type { MemberDoc } from '../collections.ts';
import type { OrgDb, Tx } from '../store/port.ts';
import { lockNamed, unknownReference } from './links/named-records.ts';

/** @returns the id of the member whose id or e-mail address it is, upper and lower case alike, or null when there is none */
export async function findPerson(db: OrgDb, idOrEmail: string): Promise<string | null> {
  const value = idOrEmail.trim();
  const members = db.collection<MemberDoc>('members');
  const exact = (await members.findOne({ user_id: value })) ?? (await members.findOne({ email: value }));
  if (exact !== null) return exact.user_id;
  if (!value.includes('@') || words(value).length > MAX_SEARCH_WORDS) return null;
  const alike = await members.find({}, { search: value });
  return alike.find(({ email }) => email.toLowerCase() === value.toLowerCase())?.user_id ?? null;
}

/**
 * The id to keep for a person that a body names. Somebody who was invited does not come in the same moment, under another id.
 * @param path JSON pointer of the field
 * @param before what is kept now; it stays although its member may have left
 * @throws Problem 400 that names the field when there is no such member
 */
export async function personToKeep(db: Tx, path: string, idOrEmail: string, before?: string | null): Promise<string> {
  if (idOrEmail === before) return idOrEmail;
  const id = await findPerson(db, idOrEmail);
  if (id === null) throw unknownReference([path]);
  await lockNamed(db, [{ collection: 'members', ids: [id] }]);
  return id;
}

/** The same for a field that may name nobody: null then. */
export async function assigneeToKeep(db: Tx, path: string, idOrEmail: string | null, before?: string | null): Promise<string | null> {
  const named = idOrEmail?.trim() ?? '';
  return named === '' ? null : personToKeep(db, path, named, before);
}

/** A filter for what is assigned to a person; nothing matches somebody who is not there. */
export async function assignedTo(db: OrgDb, idOrEmail: string | undefined): Promise<{ assigned_to?: string }> {
  return idOrEmail === undefined ? {} : { assigned_to: (await findPerson(db, idOrEmail)) ?? idOrEmail };
}
