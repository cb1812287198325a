import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { useKeyDown } from '../../keyboard/use-key-down.ts';
import type { RowSelecting } from './use-row-selecting.ts';

/**
 * Escape clears the selection before it closes anything else: inside the table, and when nothing has the focus. A
 * panel beside the list ignores an event that was handled here.
 */
export function useEscape(selecting: RowSelecting | undefined): (event: ReactKeyboardEvent) => void {
  const answer = (event: {
    key: string;
    defaultPrevented: boolean;
    target: EventTarget | null;
    preventDefault: () => void;
  }) => {
    if (
      event.key !== 'Escape' ||
      event.defaultPrevented ||
      !selecting ||
      selecting.count === 0 ||
      isOverlay(event.target)
    )
      return;
    event.preventDefault();
    selecting.clear();
  };
  useKeyDown((event) => {
    if (event.target === document.body) answer(event);
  }, document);
  return answer;
}

function isOverlay(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="menu"], [role="dialog"]') !== null;
}
