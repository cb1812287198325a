import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '../data/failures/api-error.ts';
import type { Filters } from './define-list.ts';
import type { ListState } from './use-list-state.ts';

/** The part of a list's query that its pages depend on. */
export interface ListQuery {
  data: { items: readonly unknown[]; next_cursor: string | null } | undefined;
  error: unknown;
  isPlaceholderData?: boolean;
}

/** The way to the page before and after, for the kit's table. */
export interface ListPages {
  hasPrevious: boolean;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
  /** Number of the first and of the last row of the page, from 1; 0 when there is none. */
  from: number;
  to: number;
}

/**
 * Leads from page to page. The API only leads forward, so the cursors of pages seen so far are stored; somebody who followed a link into the
 * middle goes back to the first page. A page that does not exist (its last record was deleted, or the link belongs to another list) is left for
 * the first one.
 */
export function useListPages<F extends Filters, Sort extends string>(
  list: ListState<F, Sort>,
  { data, error, isPlaceholderData = false }: ListQuery,
): ListPages {
  const { request, page, goToPage, definition } = list;
  const { cursor: _, ...listed } = request;
  const key = JSON.stringify(listed);
  const seen = useRef(new Map<string, string>());
  useEffect(() => {
    seen.current.set(`${page.number} ${key}`, page.cursor);
  }, [page.number, page.cursor, key]);

  const count = data?.items.length ?? 0;
  const isEmptied = data !== undefined && !isPlaceholderData && count === 0;
  const isRefused = error instanceof ApiError && error.status === 400;
  const isLost = page.number > 1 && (isEmptied || isRefused);
  const restart = useEffectEvent(list.restart);
  useEffect(() => {
    if (isLost) restart();
  }, [isLost]);

  const next = data?.next_cursor ?? null;
  const before = (page.number - 1) * definition.pageSize;
  return {
    hasPrevious: page.number > 1,
    hasNext: next !== null,
    onPrevious: () => {
      const known = seen.current.get(`${page.number - 1} ${key}`);
      if (known === undefined) goToPage(1, '');
      else goToPage(page.number - 1, known);
    },
    onNext: () => next !== null && goToPage(page.number + 1, next),
    from: count === 0 ? 0 : before + 1,
    to: count === 0 ? 0 : before + count,
  };
}
