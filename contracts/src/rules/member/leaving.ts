/** Leaving an organization: who has to name a successor, who can only delete it, and what counts as an empty one. */
import { allowed, refused, type Decision } from '../access/permissions.ts';
import { isPendingMember, type MemberShape } from './member-rules.ts';

/**
 * What leaving takes.
 * - `free`: nothing.
 * - `successor`: another member has to become an admin first, because the person is the last one.
 * - `deletion`: nobody else belongs to the organization, so it can only be deleted.
 */
export const LEAVING = ['free', 'successor', 'deletion'] as const;
export type Leaving = (typeof LEAVING)[number];

/** What somebody has chosen when they leave. */
export interface LeavingChoice {
  /** User id of the member who becomes an admin. */
  successor?: string;
  /** The organization is deleted, with everything in it. */
  delete?: boolean;
}

/** Why somebody cannot leave as they have chosen. */
export const LEAVING_REFUSALS = {
  last_admin: 'You are the last admin. Name another admin before you leave.',
  last_member: 'Nobody else belongs to this organization. Delete it, or invite somebody first.',
  has_members: 'Other people belong to this organization. Leave it instead of deleting it.',
  not_an_admin: 'Only an admin can name another admin.',
} as const;
export type LeavingRefusal = keyof typeof LEAVING_REFUSALS;

type Self = Pick<MemberShape, 'user_id'>;

/** The members who have signed in, without the person. */
export function otherMembers<M extends Self>(members: readonly M[], { user_id }: Self): M[] {
  return members.filter((member) => member.user_id !== user_id && !isPendingMember(member));
}

export function leavingOf(members: readonly MemberShape[], self: MemberShape): Leaving {
  const others = otherMembers(members, self);
  if (others.length === 0) return 'deletion';
  return self.role === 'admin' && !others.some(({ role }) => role === 'admin') ? 'successor' : 'free';
}

/** Whether a member can be made an admin in somebody's place: they have signed in and are somebody else. */
export function canSucceed(members: readonly MemberShape[], self: Self, userId: string): Decision {
  const isOther = otherMembers(members, self).some((member) => member.user_id === userId);
  return isOther ? allowed : refused('must be another member who has signed in');
}

/** @returns null when the person may leave in this way. Whether the successor is a suitable member is checked separately by {@link canSucceed}. */
export function leavingRefusal(
  members: readonly MemberShape[],
  self: MemberShape,
  choice: LeavingChoice,
): LeavingRefusal | null {
  const needed = leavingOf(members, self);
  if (needed === 'deletion') return choice.delete === true ? null : 'last_member';
  if (choice.delete === true) return 'has_members';
  if (choice.successor === undefined) return needed === 'successor' ? 'last_admin' : null;
  return self.role === 'admin' ? null : 'not_an_admin';
}

/**
 * Whether an organization can be replaced without asking: nobody else belongs to it or was invited, and it holds nothing but defaults.
 * @param members number of members, including the person and pending members
 * @param records number of records, not counting unchanged defaults
 */
export function isEmptyOrganization(members: number, records: number): boolean {
  return members <= 1 && records === 0;
}

/** Whether somebody has typed the name of the organization that they are about to delete. Case and outer spaces do not count. */
export function confirmsName(typed: string, name: string): boolean {
  const folded = (text: string) => text.trim().normalize('NFC').toLowerCase();
  return folded(typed) === folded(name);
}
