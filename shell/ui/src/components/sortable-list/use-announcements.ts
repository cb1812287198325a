import type { Announcements } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import type { SortableRow } from './sortable-fallback.tsx';

/** What screen readers say while an item is dragged, in the person's language. */
export function useAnnouncements(rows: readonly SortableRow[]): Announcements {
  const t = useTexts();
  type Text = 'sortable.lifted' | 'sortable.moved' | 'sortable.dropped' | 'sortable.cancelled';
  const say = (text: Text, item: string | number, at: string | number) =>
    t(text, {
      item: rows.find((row) => row.id === item)?.label ?? '',
      position: rows.findIndex((row) => row.id === at) + 1,
      total: rows.length,
    });
  // A lifted item is at once reported as over itself. Announcing that would drown out 'picked up'.
  const fresh = useRef(false);
  return {
    onDragStart: ({ active }) => {
      fresh.current = true;
      return say('sortable.lifted', active.id, active.id);
    },
    onDragOver: ({ active, over }) => {
      const first = fresh.current;
      fresh.current = false;
      return over === null || (first && over.id === active.id) ? undefined : say('sortable.moved', active.id, over.id);
    },
    onDragEnd: ({ active, over }) => say('sortable.dropped', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => say('sortable.cancelled', active.id, active.id),
  };
}
