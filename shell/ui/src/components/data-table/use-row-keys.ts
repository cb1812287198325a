import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { isControl } from './table-row.tsx';
import type { DataTableProps } from './types.ts';

type Props<T> = Pick<DataTableProps<T>, 'rows' | 'rowId' | 'selection' | 'onRowOpen'>;

const STEPS: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Rows as one tab stop, and what keys do on them. */
export function useRowKeys<T>({ rows = [], rowId, selection, onRowOpen }: Props<T>) {
  const [active, setActive] = useState<string | null>(null);
  const ids = rows.map(rowId);
  const usable = selection !== undefined || onRowOpen !== undefined;
  const stop = Math.max(0, ids.indexOf(active ?? ''));

  const toggle = (id: string) => {
    const next = new Set(selection?.selected);
    if (!next.delete(id)) next.add(id);
    selection?.onChange(next);
  };

  const move = (event: KeyboardEvent<HTMLElement>, from: number, step: (at: number, last: number) => number) => {
    event.preventDefault();
    const to = step(from, ids.length - 1);
    const target = event.currentTarget.querySelectorAll<HTMLElement>('tr[data-row]')[to];
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
    if (event.shiftKey && selection) {
      const passed = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
      selection.onChange(new Set([...selection.selected, ...passed]));
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Keys typed in a control inside the row belong to that control.
    if (isControl(event.target) || !(event.target instanceof HTMLElement)) return;
    const id = event.target.dataset['row'];
    const at = id === undefined ? -1 : ids.indexOf(id);
    const row = rows[at];
    if (id === undefined || row === undefined) return;
    const step = STEPS[event.key];
    if (step) move(event, at, step);
    else if (event.key === ' ' && selection) {
      event.preventDefault();
      toggle(id);
    } else if (event.key === 'Enter' && onRowOpen) {
      event.preventDefault();
      onRowOpen(row);
    }
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const id = event.target.closest<HTMLElement>('tr[data-row]')?.dataset['row'];
    if (id !== undefined) setActive(id);
  };

  return {
    toggle,
    bodyProps: usable ? { onKeyDown, onFocus } : {},
    tabIndex: (index: number): 0 | -1 | undefined => {
      if (!usable) return undefined;
      return index === stop ? 0 : -1;
    },
  };
}
