import { ApiError } from '@parapet/sdk';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { DataTablePage } from '@parapet/ui';
import { PAGE_SIZE } from '../../api/risk-queries.ts';
import type { RiskFilters } from './use-risk-filters.ts';

interface Shown {
  items: readonly unknown[];
  next_cursor: string | null;
}

/**
 * The way to the page before and after. The list call only leads forward, so the cursors of pages seen so far are
 * remembered; somebody who followed a link into the middle goes back to the first page.
 */
export function useRiskPages({ request, page, goTo }: RiskFilters, shown: Shown | undefined): DataTablePage {
  const { cursor, ...list } = request;
  const key = JSON.stringify(list);
  const seen = useRef(new Map<string, string>());
  useEffect(() => {
    seen.current.set(`${page} ${key}`, cursor);
  }, [page, key, cursor]);
  const next = shown?.next_cursor ?? null;
  const before = (page - 1) * PAGE_SIZE;
  const count = shown?.items.length ?? 0;
  return {
    hasPrevious: page > 1,
    hasNext: next !== null,
    onPrevious: () => {
      const known = seen.current.get(`${page - 1} ${key}`);
      if (known === undefined) goTo(1, '');
      else goTo(page - 1, known);
    },
    onNext: () => next !== null && goTo(page + 1, next),
    from: count === 0 ? 0 : before + 1,
    to: count === 0 ? 0 : before + count,
  };
}

/**
 * Goes back to the first page when the one of the URL is not there: its last risk was deleted, or the link's cursor
 * belongs to another list (400).
 */
export function useFirstPageWhenLost(
  { request, restart }: RiskFilters,
  { data, error, isPlaceholderData }: { data: Shown | undefined; error: unknown; isPlaceholderData: boolean },
): void {
  const emptied = data !== undefined && !isPlaceholderData && data.items.length === 0;
  const refused = error instanceof ApiError && error.status === 400;
  const lost = request.cursor !== '' && (emptied || refused);
  const goBack = useEffectEvent(restart);
  useEffect(() => {
    if (lost) goBack();
  }, [lost]);
}
