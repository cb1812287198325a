/** Requests name people by id or e-mail address; their id is stored. */
import { MAX_SEARCH_WORDS, words } from '@parapet/contracts/rules';
import type { MemberDoc } from '../collections.ts';
import type { OrgDb, Tx } from '../store/port.ts';
import { lockNamed, unknownReference } from './links/named-records.ts';

/** @param idOrEmail e-mail addresses match in any case @returns the member's id, or null when there is none */
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
 * The id of a person that a body names. Also locks an invited member, whose id changes when they join.
 * @param path JSON pointer of the field
 * @param before the stored id, which is valid although its member may have left
 * @throws Problem 400 that names the field when there is no such member
 */
export async function resolvePerson(db: Tx, path: string, idOrEmail: string, before?: string | null): Promise<string> {
  if (idOrEmail === before) return idOrEmail;
  const id = await findPerson(db, idOrEmail);
  if (id === null) throw unknownReference([path]);
  await lockNamed(db, [{ collection: 'members', ids: [id] }]);
  return id;
}

/** As {@link resolvePerson}, for a field that may be empty; null when it is. */
export async function resolveAssignee(
  db: Tx,
  path: string,
  idOrEmail: string | null,
  before?: string | null,
): Promise<string | null> {
  const named = idOrEmail?.trim() ?? '';
  return named === '' ? null : resolvePerson(db, path, named, before);
}

/**
 * Actions of a plan with the ids of the people who are responsible. Also locks invited members.
 * @param before the stored actions, whose people are valid although they may have left
 * @throws Problem 400 that names every field for which there is no such member
 */
export async function withResponsible<A extends { responsible: string }>(
  db: Tx,
  actions: readonly A[],
  before: readonly A[] = [],
): Promise<A[]> {
  const ids = new Map<string, string | null>(
    ['', ...before.map(({ responsible }) => responsible)].map((known) => [known, known]),
  );
  const named = actions.map(({ responsible }) => (ids.has(responsible) ? responsible : responsible.trim()));
  for (const name of new Set(named)) if (!ids.has(name)) ids.set(name, await findPerson(db, name));
  const unknown = named.flatMap((name, index) => (ids.get(name) === null ? [`/actions/${index}/responsible`] : []));
  if (unknown.length > 0) throw unknownReference(unknown);
  await lockNamed(db, [{ collection: 'members', ids: [...ids.values()].filter((id) => id !== null) }]);
  return actions.map((action, index) => ({ ...action, responsible: ids.get(named[index] ?? '') ?? '' }));
}

/** A filter for what is assigned to a person; matches nothing for an unknown one. */
export async function assignedTo(db: OrgDb, idOrEmail: string | undefined): Promise<{ assigned_to?: string }> {
  return idOrEmail === undefined ? {} : { assigned_to: (await findPerson(db, idOrEmail)) ?? idOrEmail };
}
