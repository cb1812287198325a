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
  // Listens all the time: a key may be pressed between a change and the frame that shows it.
  useKeyDown((event) => {
    if (!isSearchKey(event)) return;
    // While the search box is rendered, it handles the key. An open panel may not have it yet, as its code is loaded after the list.
    if (document.querySelector(SEARCH_BOX) !== null && !isCovered) return;
    event.preventDefault();
    if (isCovered) uncover();
    // Also when `opened` is true: the person may have closed the panel just now, and that shows a moment later.
    choose(isOver ? 'open' : '');
    stopWaiting.current();
    stopWaiting.current = focusWhenThere(SEARCH_BOX);
  });
  useEffect(() => () => stopWaiting.current(), []);
  return { opened, toggle };
}

const SEARCH_BOX = 'input[type="search"]';

/** Focuses the element once it exists, however long that takes, unless the person moves on in the meantime. @returns stops waiting */
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
