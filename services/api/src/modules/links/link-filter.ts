import { LINKS, type LinkTarget } from '@parapet/contracts/links';
import type { Filter } from '../../store/port.ts';

/** Matches the records of a collection that link to a record in any field. */
export function linkedTo(from: string, to: LinkTarget, id: string): Filter {
  return { $or: LINKS.filter((link) => link.from === from && link.to === to).map(({ field }) => ({ [field]: id })) };
}
