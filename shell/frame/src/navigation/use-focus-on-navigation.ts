import { useLocation } from '@parapet/sdk';
import { useEffect, useRef } from 'react';

/** How long the next page's heading may take. Milliseconds. */
const PATIENCE = 6_000;

/**
 * After a change of page the focus goes to the new page's main heading, so that keyboard and screen reader start there
 * and not on a link of the page before. On a first visit the browser decides; a page after the landing page is no first visit.
 */
export function useFocusOnNavigation(): void {
  const { pathname, key } = useLocation();
  // The router gives this key to the address that the browser has opened.
  const shown = useRef(key === 'default' ? pathname : null);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const before = document.activeElement;
    let done = () => {};
    const focus = () => {
      const moved = document.activeElement !== before && document.activeElement !== document.body;
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading && !moved) return;
      done();
      // Something on the new page (a field, a dialog) took the focus itself.
      if (!heading || moved) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(focus);
    const giveUp = setTimeout(() => done(), PATIENCE);
    done = () => {
      observer.disconnect();
      clearTimeout(giveUp);
    };
    observer.observe(document.body, { childList: true, subtree: true });
    focus();
    return () => done();
  }, [pathname]);
}
