import { ROLES, type Member } from '@parapet/contracts';
import { isPendingMember, words, wordsMatch } from '@parapet/contracts/rules';
import { defineList, filter } from '@parapet/sdk';

export const memberList = defineList({
  table: 'members',
  filters: { q: filter.text(), role: filter.manyOf(ROLES) },
  sorts: ['email'],
  initialSort: 'email',
  pageSize: 50,
});

export interface MemberFilters {
  q: string;
  /** None means all. */
  role: readonly Member['role'][];
}

/** Members with one of the roles, in whose name or email each word of `q` is the beginning of a word; sorted by email. */
export function matchingMembers(
  members: readonly Member[],
  { q, role }: MemberFilters,
): { joined: Member[]; pending: Member[] } {
  const wanted = words(q);
  const found = members
    .filter(
      (member) =>
        (role.length === 0 || role.includes(member.role)) && wordsMatch(words(member.name ?? '', member.email), wanted),
    )
    .toSorted((one, other) => one.email.localeCompare(other.email));
  return { joined: found.filter((member) => !isPendingMember(member)), pending: found.filter(isPendingMember) };
}
