/** How this remote reads asset templates. */
import { api, dataOf } from '@parapet/sdk';

/** Templates of one answer. */
const PAGE_SIZE = 24;

/** The organisation's asset templates by name, a page at a time; for `useInfiniteQuery`. */
export function assetTemplatesQuery(organizationId: string) {
  return {
    queryKey: ['get', '/api/asset-templates', organizationId],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) => {
      const query = { organization_id: organizationId, limit: PAGE_SIZE, ...(pageParam !== '' && { cursor: pageParam }) };
      return dataOf(api.GET('/api/asset-templates', { params: { query }, signal }));
    },
    getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
  };
}
