import { LINKS, type LinkTarget } from '@parapet/contracts/links';
import type { Filter } from '../../store/port.ts';

/** The records of a collection that link to a record in any of their fields. */
export function linkedTo(from: string, to: LinkTarget, id: string): Filter {
  return { $or: LINKS.filter((link) => link.from === from && link.to === to).map(({ field }) => ({ [field]: id })) };
}
