import { between } from '@parapet/ui';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

/** Ranges of a list with a box for each item. @param items in the order in which they are shown */
export function useRange<T extends { id: string }>(items: readonly T[]) {
  const isShift = useRef(false);
  const from = useRef<string | null>(null);
  return {
    /** To be spread onto the element around the boxes: Shift with Space or with a click selects a range. */
    watch: {
      onKeyDownCapture: ({ key, shiftKey }: KeyboardEvent) => {
        if (key === ' ') isShift.current = shiftKey;
      },
      onPointerDownCapture: ({ shiftKey }: PointerEvent) => {
        isShift.current = shiftKey;
      },
    },
    /** The items between the one that was toggled last and this one, both included; only this one without Shift. */
    to: (item: T): readonly T[] => {
      const start = from.current;
      from.current = item.id;
      if (!isShift.current) return [item];
      // A click with Shift marks the text in between as well.
      window.getSelection()?.removeAllRanges();
      const range = new Set(
        between(
          items.map(({ id }) => id),
          start,
          item.id,
        ),
      );
      return items.filter(({ id }) => range.has(id));
    },
  };
}
