import { useLayoutEffect, useRef } from 'react';

/** Milliseconds; longer than React and Mantine take to move the focus on their own account. */
const SETTLED = 10;

/** Entries of a menu are gone when their work is done; what opened the menu stays. */
function lasting(element: Element | null): Element | null {
  const opener = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (opener ? document.getElementById(opener) : null) ?? element;
}

/** Where the focus is lost, or has stayed in what is closing, it is ours to move; elsewhere somebody put it on purpose. */
function isFree({ activeElement: now, body }: Document, atClose: Element | null): boolean {
  return now === null || now === body || (now === atClose && now.closest('[aria-modal]') !== null);
}

/** What a dialog that has just closed would give the focus back to; null once that commit of React is over. */
let handedOver: { opener: HTMLElement; keep: () => void } | null = null;

/** A dialog that takes the place of another, e.g. of the one that said "Loading", gives the focus back to what opened the first. */
function takeOver(): Element | null {
  handedOver?.keep();
  return handedOver?.opener ?? null;
}

/** Stores where the focus was when `opened` became true, or was so from the start, and gives it back afterwards. */
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
