import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

interface Range<T> {
  /** To be spread onto the element around the boxes: Shift with Space or with a click selects a range. */
  watch: { onKeyDownCapture: (event: KeyboardEvent) => void; onPointerDownCapture: (event: PointerEvent) => void };
  /** The items between the one that was toggled last and this one, both included; only this one without Shift. */
  to: (item: T) => readonly T[];
}

/** Ranges of a list with a box for each item. @param items in the order in which they are shown */
export function useRange<T extends { id: string }>(items: readonly T[]): Range<T> {
  const isShift = useRef(false);
  const from = useRef<string | null>(null);
  return {
    watch: {
      onKeyDownCapture: ({ key, shiftKey }) => {
        if (key === ' ') isShift.current = shiftKey;
      },
      onPointerDownCapture: ({ shiftKey }) => {
        isShift.current = shiftKey;
      },
    },
    to: (item) => {
      const [start, end] = [items.findIndex(({ id }) => id === from.current), items.findIndex(({ id }) => id === item.id)];
      from.current = item.id;
      if (!isShift.current || start === -1 || end === -1) return [item];
      // A click with Shift marks the text in between as well.
      window.getSelection()?.removeAllRanges();
      return items.slice(Math.min(start, end), Math.max(start, end) + 1);
    },
  };
}
