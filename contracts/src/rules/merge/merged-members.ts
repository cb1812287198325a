/** Lists of distinct texts, such as the ids of linked records. */

type Members = readonly string[];

/**
 * The list of others with the members that the person added, and without those that they removed.
 * @returns null when one is not such a list, or somebody changed the order, which may mean something
 */
export function mergedMembers(base: unknown, mine: unknown, theirs: unknown): string[] | null {
  if (!isMembers(base) || !isMembers(mine) || !isMembers(theirs)) return null;
  if (!keepsOrder(base, mine) || !keepsOrder(base, theirs)) return null;
  const stays = (member: string) => mine.includes(member) || !base.includes(member);
  const added = mine.filter((member) => !base.includes(member) && !theirs.includes(member));
  return [...theirs.filter(stays), ...added];
}

export function isMembers(value: unknown): value is Members {
  return Array.isArray(value) && value.every((one) => typeof one === 'string') && new Set(value).size === value.length;
}

function keepsOrder(base: Members, side: Members): boolean {
  const stayed = side.filter((member) => base.includes(member));
  return base.filter((member) => side.includes(member)).every((member, at) => member === stayed[at]);
}
