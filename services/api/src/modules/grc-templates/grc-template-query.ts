import type { GrcTemplateQuery } from '@parapet/contracts';
import { sortedList, type ListRequest } from '../list-page.ts';

/** Stored fields by sort name. */
const SORT_FIELDS = {
  name: 'name_folded',
  framework: 'framework_folded',
  created_at: 'created_at',
  updated_at: 'updated_at',
};

/** The query of the store for a list call. */
export function grcTemplateList({
  domain_id,
  framework,
  q,
  cursor,
  limit,
  sort = 'name',
}: GrcTemplateQuery): ListRequest {
  return {
    filter: { ...(domain_id !== undefined && { domain_id }), ...(framework && { framework: { $in: framework } }) },
    ...sortedList(sort, SORT_FIELDS, 'name'),
    search: q,
    cursor,
    limit,
  };
}
