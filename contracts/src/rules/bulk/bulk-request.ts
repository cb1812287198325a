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
    ...(!isLinking(action) && links !== undefined
      ? [{ path: '/links', message: 'belongs to the actions link and unlink' }]
      : []),
  ];
}

/** Whether an action changes links and nothing else. */
export const isLinking = (action: string): action is 'link' | 'unlink' => action === 'link' || action === 'unlink';

/**
 * The links of a record after `links` were added to the ones that it had `before`, or removed from them.
 * @returns the links afterwards in their order, and those of `links` that were actually added or removed
 */
export function linksAfter(
  action: 'link' | 'unlink',
  before: readonly string[],
  links: readonly string[],
): { after: string[]; changed: string[] } {
  const changed = links.filter((id) => before.includes(id) === (action === 'unlink'));
  return { after: action === 'link' ? [...before, ...changed] : before.filter((id) => !changed.includes(id)), changed };
}

/** What is wrong with links after a bulk change; empty when nothing is. */
export function linkLimitErrors(links: readonly string[]): FieldIssue[] {
  return links.length > MAX_LINKS ? [{ path: '/links', message: `There can be at most ${MAX_LINKS} links` }] : [];
}

/** The errors in the links of one record, at the path of the links in the bulk request. */
export function errorsInLinks(errors: readonly FieldIssue[]): FieldIssue[] {
  return errors.map(({ message }) => ({ path: '/links', message }));
}

/** The errors in the fields of one record, at the paths of those fields in the bulk request. */
export function errorsInSet(errors: readonly FieldIssue[]): FieldIssue[] {
  return errors.map(({ path, message }) => ({ path: `/set${path}`, message }));
}
