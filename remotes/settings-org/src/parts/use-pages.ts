import type { DataTablePage } from '@parapet/ui';
import { useState } from 'react';

/**
 * Shows a list that is there completely page by page.
 * @param key changes with the filters: then it starts at the first page
 */
export function usePages<T>(items: readonly T[] | undefined, size: number, key: string): { rows: readonly T[] | undefined; page: DataTablePage } {
  const [shown, setShown] = useState({ key, at: 0 });
  const total = items?.length ?? 0;
  const last = Math.max(0, Math.ceil(total / size) - 1);
  // Also when rows of the last page are gone.
  const at = shown.key === key ? Math.min(shown.at, last) : 0;
  const first = at * size;
  const go = (page: number) => () => setShown({ key, at: page });
  return {
    rows: items?.slice(first, first + size),
    page: { hasPrevious: at > 0, hasNext: at < last, onPrevious: go(at - 1), onNext: go(at + 1), from: total === 0 ? 0 : first + 1, to: Math.min(total, first + size) },
  };
}
