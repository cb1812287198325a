import { useState } from 'react';

/** Pages of a list of the service, one after the other. @param size entries on a page */
export function useCursorPages(size: number) {
  /** Where each page up to the current one starts. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const from = cursors.length * size;
  return {
    /** For another list: back to its first page. */
    restart: () => setCursors([]),
    request: { limit: size, ...(cursor !== undefined && { cursor }) },
    /** For the table; nothing where one page has everything. */
    pageOf: (data: { items: readonly unknown[]; next_cursor: string | null } | undefined) => {
      const next = data?.next_cursor ?? null;
      if (cursors.length === 0 && next === null) return {};
      return {
        page: {
          hasPrevious: cursors.length > 0,
          hasNext: next !== null,
          onPrevious: () => setCursors(cursors.slice(0, -1)),
          onNext: () => next !== null && setCursors([...cursors, next]),
          from: from + 1,
          to: from + (data?.items.length ?? 0),
        },
      };
    },
  };
}
