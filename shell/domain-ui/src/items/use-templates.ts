import { pagedQuery, useInfiniteQuery } from '@parapet/sdk';
import { useEffect } from 'react';
import type { FormTemplate } from './item-draft.ts';
import { ITEM_FORMS, type ItemFormKind } from './item-form-kinds.ts';

/** Templates of one answer; the most that the contract allows. */
const PAGE = 200;

export interface TemplatesQuery {
  /** All of them, by name; undefined until the last page is there. */
  data: FormTemplate[] | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => void;
}

/** All templates of a kind: an item finds its own among all of them (section 4). */
export function useTemplates(kind: ItemFormKind): TemplatesQuery {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(
    pagedQuery(ITEM_FORMS[kind].templates, { limit: PAGE }),
  );
  useEffect(() => {
    if (hasNextPage && !isFetching && error === null) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  return {
    data: data === undefined || hasNextPage ? undefined : data.pages.flatMap(({ items }) => items),
    error,
    isFetching,
    refetch: () => void refetch(),
  };
}
