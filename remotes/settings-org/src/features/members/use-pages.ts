import type { DataTablePage } from '@parapet/ui';
import { useState } from 'react';

/**
 * Splits a list that is completely loaded into pages.
 * @param key differs for different filters; when it changes, the first page is shown
 */
export function usePages<T>(
  items: readonly T[] | undefined,
  size: number,
  key: string,
): { rows: readonly T[] | undefined; page: DataTablePage } {
  const [shown, setShown] = useState({ key, at: 0 });
  const total = items?.length ?? 0;
  const last = Math.max(0, Math.ceil(total / size) - 1);
  // At most the last page, which may have been another before rows were removed.
  const at = shown.key === key ? Math.min(shown.at, last) : 0;
  const first = at * size;
  const go = (page: number) => () => setShown({ key, at: page });
  return {
    rows: items?.slice(first, first + size),
    page: {
      hasPrevious: at > 0,
      hasNext: at < last,
      onPrevious: go(at - 1),
      onNext: go(at + 1),
      from: total === 0 ? 0 : first + 1,
      to: Math.min(total, first + size),
    },
  };
}
