import { useUrlState } from '@parapet/sdk';
import { BESIDE, isSearchKey, useBelow, useKeyDown } from '@parapet/ui';
import { useEffect, useRef } from 'react';

/** Whether the filters are shown; from the start only where there is room beside the list. `/` opens them and leads to the search. */
export function useFilterPanel(isCovered: boolean, uncover: () => void) {
  const isOver = useBelow(BESIDE);
  const [chosen, choose] = useUrlState('filters', '');
  const opened = isOver ? chosen === 'open' : chosen !== 'closed';
  const onlyWhenChosen = opened ? '' : 'open';
  const unlessChosen = opened ? 'closed' : '';
  const toggle = () => choose(isOver ? onlyWhenChosen : unlessChosen);
  const stopWaiting = useRef(() => {});
  // All the time: a key may come between a change and the frame that shows it.
  useKeyDown((event) => {
    if (!isSearchKey(event)) return;
    // The box listens itself while it is there. Being open is not enough: its code comes after the list.
    if (document.querySelector(SEARCH_BOX) !== null && !isCovered) return;
    event.preventDefault();
    if (isCovered) uncover();
    // Also when open: somebody may have closed the panel just now, which shows a moment later.
    choose(isOver ? 'open' : '');
    stopWaiting.current();
    stopWaiting.current = focusWhenThere(SEARCH_BOX);
  });
  useEffect(() => () => stopWaiting.current(), []);
  return { opened, toggle };
}

const SEARCH_BOX = 'input[type="search"]';

/** However long the panel takes to load, unless a person goes elsewhere meanwhile. @returns how to stop waiting */
function focusWhenThere(selector: string): () => void {
  const over = new AbortController();
  const { signal } = over;
  const look = () => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) return;
    over.abort();
    found.focus();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  window.addEventListener('pointerdown', () => over.abort(), { signal });
  window.addEventListener('keydown', ({ key }) => (key === 'Tab' || key === 'Escape') && over.abort(), { signal });
  return () => over.abort();
}
