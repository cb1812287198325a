import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { between } from '../selection/selection.ts';
import type { RowSelecting } from '../selection/use-row-selecting.ts';
import type { DataTableProps } from '../types.ts';
import { isControl, isSelectingText } from './is-control.ts';

type Props<T> = Pick<DataTableProps<T>, 'rows' | 'rowId' | 'onRowOpen'>;

const STEPS: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Rows as one tab stop, and what keys and clicks do on them. Listens on their container, so that rows need no handlers. */
export function useRowKeys<T>({ rows = [], rowId, onRowOpen }: Props<T>, selecting: RowSelecting | undefined) {
  const [active, setActive] = useState<string | null>(null);
  const ids = rows.map(rowId);
  const usable = selecting !== undefined || onRowOpen !== undefined;
  const stop = Math.max(0, ids.indexOf(active ?? ''));

  const open = (id: string | undefined) => {
    const row = rows.find((one) => rowId(one) === id);
    if (row !== undefined) onRowOpen?.(row);
  };

  const move = (event: KeyboardEvent<HTMLElement>, from: string, to: number) => {
    event.preventDefault();
    const target = event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')[to];
    const id = ids[to];
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest' });
    if (id === undefined || selecting === undefined) return;
    if (event.shiftKey) selecting.extend(from, id);
    else selecting.setAnchor(id);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isControl(event.target) || !(event.target instanceof HTMLElement)) return;
    const id = event.target.dataset['row'];
    const at = id === undefined ? -1 : ids.indexOf(id);
    if (id === undefined || at === -1) return;
    const step = STEPS[event.key];
    if (step) move(event, id, step(at, ids.length - 1));
    else if (event.key === ' ' && selecting) {
      event.preventDefault();
      selecting.toggle(id, event.shiftKey);
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && selecting) {
      event.preventDefault();
      selecting.select(between(ids, ids[0] ?? id, ids.at(-1) ?? id));
    } else if (event.key === 'Enter' && onRowOpen) {
      event.preventDefault();
      open(id);
    }
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const id = rowOf(event.target);
    if (id !== undefined) setActive(id);
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!isControl(event.target) && !isSelectingText()) open(rowOf(event.target));
  };

  return {
    listProps: usable ? { onKeyDown, onFocus, onClick, 'data-openable': onRowOpen !== undefined || undefined } : {},
    tabIndex: (index: number): 0 | -1 | undefined => {
      if (!usable) return undefined;
      return index === stop ? 0 : -1;
    },
  };
}

function rowOf(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined;
}
