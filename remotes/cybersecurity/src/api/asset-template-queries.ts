/** How this remote reads asset templates. */
import { pages } from '@parapet/sdk';

/** Templates of one answer. */
const PAGE_SIZE = 24;

/** The organization's asset templates by name, a page at a time; for `useInfiniteQuery`. */
export function assetTemplatesQuery(organizationId: string) {
  return pages('listAssetTemplates', { organization_id: organizationId, limit: PAGE_SIZE });
}
