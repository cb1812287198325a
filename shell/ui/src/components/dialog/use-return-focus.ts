import { useLayoutEffect, useRef } from 'react';

/** Milliseconds; longer than React and Mantine take to move the focus on their own account. */
const SETTLED = 10;

/** Where to return the focus to. For an entry of a menu, which is removed on closing, that is the button of the menu. */
function lasting(element: Element | null): Element | null {
  const opener = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (opener ? document.getElementById(opener) : null) ?? element;
}

/** Whether the focus may be moved: it is lost, or still inside the closing dialog. Anywhere else it was put on purpose. */
function isFree({ activeElement: now, body }: Document, atClose: Element | null): boolean {
  return now === null || now === body || (now === atClose && now.closest('[aria-modal]') !== null);
}

/** Where a dialog that closes in the current React commit will return the focus, and how to prevent that; null after the commit. */
let handedOver: { opener: HTMLElement; keep: () => void } | null = null;

/** A dialog that takes the place of another, e.g. of the one that said "Loading", gives the focus back to what opened the first. */
function takeOver(): Element | null {
  handedOver?.keep();
  return handedOver?.opener ?? null;
}

/** Stores where the focus is when the overlay opens, or is mounted open, and returns the focus there after it has closed. */
export function useReturnFocus(opened: boolean): void {
  const timer = useRef(0);
  // Before the paint, as what opens takes the focus soon after.
  useLayoutEffect(() => {
    if (!opened) return;
    window.clearTimeout(timer.current);
    const before = takeOver() ?? lasting(document.activeElement);
    if (!(before instanceof HTMLElement)) return;
    return () => {
      const atClose = document.activeElement;
      timer.current = window.setTimeout(() => {
        // By then the whole page may be gone, and its document with it.
        if (before.isConnected && isFree(before.ownerDocument, atClose)) before.focus({ preventScroll: true });
      }, SETTLED);
      const mine = { opener: before, keep: () => window.clearTimeout(timer.current) };
      handedOver = mine;
      // Layout effects of the same commit run before any microtask.
      queueMicrotask(() => {
        if (handedOver === mine) handedOver = null;
      });
    };
  }, [opened]);
}
