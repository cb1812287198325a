import type { PropertyQuery } from '@parapet/contracts';
import { sortedList, type ListRequest } from '../list-page.ts';

/** Stored fields by the names of the sorts. */
const SORT_FIELDS = { name: 'name_folded', type: 'type_folded', category: 'category_folded', created_at: 'created_at', updated_at: 'updated_at' };

/** The query of the store for a list call. */
export function propertyList({ id, type, category, template_id, q, cursor, limit, sort = '-updated_at' }: PropertyQuery): ListRequest {
  return {
    filter: {
      ...(id && { _id: { $in: id } }),
      ...(type && { type: { $in: type } }),
      ...(category && { category: { $in: category } }),
      ...(template_id !== undefined && { template_id }),
    },
    ...sortedList(sort, SORT_FIELDS, 'updated_at'),
    search: q,
    cursor,
    limit,
  };
}
