/** Which parts of a bulk change belong together. */
import { MAX_LINKS, type FieldIssue } from '../../schemas/base.ts';

interface BulkParts {
  action: string;
  set?: object | undefined;
  links?: readonly string[] | undefined;
}

/** What is wrong with a request that the schema accepts; empty when nothing is. */
export function bulkErrors({ action, set, links }: BulkParts): FieldIssue[] {
  return [
    ...(action !== 'update' && set !== undefined ? [{ path: '/set', message: 'belongs to the action update' }] : []),
    ...(!isLinking(action) && links !== undefined ? [{ path: '/links', message: 'belongs to the actions link and unlink' }] : []),
  ];
}

/** Whether an action changes links and nothing else. */
export const isLinking = (action: string): action is 'link' | 'unlink' => action === 'link' || action === 'unlink';

/**
 * What linking some records to one that has links, or unlinking them, makes of its links.
 * @returns the links afterwards in their order, and those of `links` that were added or removed
 */
export function linksAfter(action: 'link' | 'unlink', before: readonly string[], links: readonly string[]): { after: string[]; changed: string[] } {
  const changed = links.filter((id) => before.includes(id) === (action === 'unlink'));
  return { after: action === 'link' ? [...before, ...changed] : before.filter((id) => !changed.includes(id)), changed };
}

/** What is wrong with links after a bulk change; empty when nothing is. */
export function linkLimitErrors(links: readonly string[]): FieldIssue[] {
  return links.length > MAX_LINKS ? [{ path: '/links', message: `There can be at most ${MAX_LINKS} links` }] : [];
}

/** The errors of the links of one record, as the request has them. */
export function errorsInLinks(errors: readonly FieldIssue[]): FieldIssue[] {
  return errors.map(({ message }) => ({ path: '/links', message }));
}

/** The errors of the fields in `set`, as the request has them. */
export function errorsInSet(errors: readonly FieldIssue[]): FieldIssue[] {
  return errors.map(({ path, message }) => ({ path: `/set${path}`, message }));
}
