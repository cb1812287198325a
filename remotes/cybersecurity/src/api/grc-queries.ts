/** How this remote reads GRC templates. */
import { pages, query } from '@parapet/sdk';

/** Templates per response; few, as each comes with all of its steps. */
const PAGE_SIZE = 24;
/** Maximum number of domains to choose from. */
const DOMAINS = 200;

/** The organization's GRC templates by name, a page at a time; for `useInfiniteQuery`. @param framework any when empty */
export function grcTemplatesQuery(organizationId: string, framework: string, q: string) {
  return pages('listGrcTemplates', {
    organization_id: organizationId,
    limit: PAGE_SIZE,
    ...(framework !== '' && { framework: [framework] }),
    ...(q !== '' && { q }),
  });
}

export const grcFrameworksQuery = (organizationId: string) =>
  query('getGrcFrameworks', { organization_id: organizationId });
export const grcTemplateQuery = (id: string) => query('getGrcTemplate', { id });
export const grcDomainsQuery = (organizationId: string) =>
  query('listGrcDomains', { organization_id: organizationId, limit: DOMAINS });
