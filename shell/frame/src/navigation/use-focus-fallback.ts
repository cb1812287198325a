import { useEffect } from 'react';

/** A dialog that closes may still give the focus back by itself. Milliseconds. */
const GRACE = 150;

/**
 * When the element with the focus disappears (a deleted row, the dialog that asked), the focus would fall to the body and
 * the next Tab start at the top of the page. It goes to the heading of the page instead.
 */
export function useFocusFallback(): void {
  useEffect(() => {
    let last: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = () => {
      last = document.activeElement;
    };
    const isLost = () => document.activeElement === document.body && last !== null && !last.isConnected;
    const rescue = () => {
      if (!isLost()) return;
      last = null;
      const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
      if (!target) return;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      clearTimeout(timer);
      timer = setTimeout(rescue, GRACE);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}
