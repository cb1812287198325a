import { LINKS, type LinkTarget } from '@parapet/contracts/links';
import type { Filter } from '../../store/port.ts';

/** The fields of a collection that hold links to another one. */
export const linkFields = (from: string, to: LinkTarget): string[] =>
  LINKS.filter((link) => link.from === from && link.to === to).map(({ field }) => field);

/** Matches the records of a collection that link to any of these records in any field. */
export function linkedTo(from: string, to: LinkTarget, ...ids: readonly string[]): Filter {
  const [only, ...more] = ids;
  const asked = only !== undefined && more.length === 0 ? only : { $in: [...ids] };
  return { $or: linkFields(from, to).map((field) => ({ [field]: asked })) };
}
