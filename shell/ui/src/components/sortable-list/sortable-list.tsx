import { Suspense, type ReactNode } from 'react';
import { SortableFallback, type SortableRow } from './sortable-fallback.tsx';
import { lazyPart } from '../../lazy-part.tsx';

export interface SortableListProps<T> {
  /** Says what is ordered, e.g. 'Fields'. */
  label: string;
  items: readonly T[];
  idOf: (item: T) => string;
  /** Names the item in buttons and announcements. */
  labelOf: (item: T) => string;
  /** Gets all items in the new order; the item moved from the place `from` to `to`, counted from 0. */
  onReorder: (items: T[], move: { from: number; to: number }) => void;
  renderItem: (item: T, index: number) => ReactNode;
  /** Shows the order without the means to change it. */
  readOnly?: boolean;
  /** Puts the buttons that move an item above one another, for a narrow list of two-line items. */
  stacked?: boolean;
}

const SortableRows = lazyPart(async () => ({ default: (await import('./sortable-rows.tsx')).SortableRows }));

/** A list put in order by dragging, by the keyboard and by buttons. The code for dragging is loaded when a list is first shown. */
export function SortableList<T>({
  label,
  items,
  idOf,
  labelOf,
  onReorder,
  renderItem,
  readOnly = false,
  stacked = false,
}: SortableListProps<T>) {
  const rows = items.map((item, index): SortableRow => ({
    id: idOf(item),
    label: labelOf(item),
    content: renderItem(item, index),
  }));
  if (readOnly) return <SortableFallback label={label} rows={rows} />;
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || from === to || to < 0 || to >= items.length) return;
    onReorder(items.toSpliced(from, 1).toSpliced(to, 0, item), { from, to });
  };
  return (
    <Suspense fallback={<SortableFallback label={label} rows={rows} loading />}>
      <SortableRows label={label} rows={rows} stacked={stacked} onMove={move} />
    </Suspense>
  );
}
