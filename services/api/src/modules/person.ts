import type { Person } from '@parapet/contracts';
import { can, localPart, words, wordsMatch } from '@parapet/contracts/rules';
import type { MemberDoc } from '../collections.ts';

type Named = Pick<MemberDoc, 'user_id' | 'email' | 'name'>;

/** What people are called where their e-mail address is not shown. */
export const nameOf = ({ name = null, email }: Pick<MemberDoc, 'email' | 'name'>): string => name ?? localPart(email);

/** Who reads. */
export type Viewer = Pick<MemberDoc, 'user_id' | 'role'>;

export const seesAllEmails = (viewer: Viewer): boolean => can(viewer, 'organizations', 'read').allowed;
export const seesEmail = (viewer: Viewer, userId: string): boolean =>
  viewer.user_id === userId || seesAllEmails(viewer);

/** What `viewer` calls a member in one word: their name, or else as much of their address as the viewer may see. */
export const labelFor = (viewer: Viewer, { user_id, email, name = null }: Named): string =>
  seesEmail(viewer, user_id) ? (name ?? email) : nameOf({ email, name });

/** Whether a person, as `viewer` sees them, has a word that begins with each of these. */
export function isFoundBy(viewer: Viewer, person: Named, searched: readonly string[]): boolean {
  return wordsMatch(words(nameOf(person), seesEmail(viewer, person.user_id) ? person.email : ''), searched);
}

/** A member as `viewer` sees them: e-mail addresses are for admins, and each person sees their own. */
export function toPerson(viewer: Viewer, { user_id, email, name = null }: Named, former = false): Person {
  return seesEmail(viewer, user_id)
    ? { id: user_id, email, name, former }
    : { id: user_id, email: null, name: nameOf({ email, name }), former };
}
