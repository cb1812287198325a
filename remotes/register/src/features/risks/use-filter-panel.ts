import { useUrlState } from '@parapet/sdk';
import { BESIDE, useBelow } from '@parapet/ui';
import { useEffect, useEffectEvent } from 'react';

/** Whether the filters are shown; from the start only where there is room beside the list. `/` opens them and leads to the search. */
export function useFilterPanel(isCovered: boolean, uncover: () => void) {
  const isOver = useBelow(BESIDE);
  const [chosen, choose] = useUrlState('filters', '');
  const opened = isOver ? chosen === 'open' : chosen !== 'closed';
  const onlyWhenChosen = opened ? '' : 'open';
  const unlessChosen = opened ? 'closed' : '';
  const toggle = () => choose(isOver ? onlyWhenChosen : unlessChosen);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // The box itself listens while it is there.
    if (opened && !isCovered) return;
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    if (isCovered) uncover();
    if (!opened) toggle();
    focusWhenThere('input[type="search"]');
  });
  useEffect(() => {
    // All the time: effects of a change run after its frame, and a key may come in between.
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return { opened, toggle };
}

/** There `/` is a letter; a modal dialog keeps its keys to itself. */
function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('[aria-modal="true"]') !== null) return true;
  return target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select, [role="combobox"]') !== null);
}

/** Frames in which the panel opens; a sheet is fetched first. */
const FRAMES = 120;

function focusWhenThere(selector: string, frames = FRAMES): void {
  const found = document.querySelector<HTMLElement>(selector);
  if (found !== null) found.focus();
  else if (frames > 0) requestAnimationFrame(() => focusWhenThere(selector, frames - 1));
}
