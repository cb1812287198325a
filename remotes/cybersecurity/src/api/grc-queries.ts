/** How this remote reads GRC templates. */
import { pagedQuery, query } from '@parapet/sdk';

/** Templates per response; few, as each comes with all of its steps. */
const PAGE_SIZE = 24;
/** Maximum number of domains to choose from. */
const DOMAINS = 200;

/** The organization's GRC templates by name, a page at a time; for `useInfiniteQuery`. @param framework any when empty */
export function grcTemplatesQuery(framework: string, q: string) {
  return pagedQuery('listGrcTemplates', {
    limit: PAGE_SIZE,
    ...(framework !== '' && { framework: [framework] }),
    ...(q !== '' && { q }),
  });
}

export const grcFrameworksQuery = () => query('getGrcFrameworks');
export const grcTemplateQuery = (id: string) => query('getGrcTemplate', { id });
export const grcDomainsQuery = () => query('listGrcDomains', { limit: DOMAINS });
