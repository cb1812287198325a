import type { TemplateQuery } from '@parapet/contracts';
import { sortedList, type ListRequest } from '../list-page.ts';

/** Stored fields by sort name. */
const SORT_FIELDS = {
  name: 'name_folded',
  category: 'category_folded',
  created_at: 'created_at',
  updated_at: 'updated_at',
};

/** The query of the store for a list call. */
export function templateList({ category, q, sort = 'name', cursor, limit }: TemplateQuery): ListRequest {
  return {
    filter: category === undefined ? {} : { category },
    ...sortedList(sort, SORT_FIELDS, 'name'),
    search: q,
    cursor,
    limit,
  };
}
