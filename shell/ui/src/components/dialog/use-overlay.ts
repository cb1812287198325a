import { useEffectEvent, useLayoutEffect } from 'react';
import { useReturnFocus } from './use-return-focus.ts';

/** What lies over the page now, the topmost last; of the whole page, as Escape is. */
const open: symbol[] = [];
/** An Escape closes one thing only, also when that thing is gone before the event has reached the others. */
const answered = new WeakSet<Event>();

/** A menu or a list that is open in the overlay closes first; Mantine marks what has the focus then. */
function belongsInside(target: EventTarget | null): boolean {
  return target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
}

/**
 * What Mantine's modals lack when several are open: Escape closes the topmost only, and the focus returns to where it
 * was even if the overlay was mounted open. Returns the props that turn Mantine's own handling off.
 */
export function useOverlay(opened: boolean, onClose: () => void) {
  useReturnFocus(opened);
  const closeTopmost = useEffectEvent((event: KeyboardEvent, own: symbol) => {
    if (event.key !== 'Escape' || event.isComposing || open.at(-1) !== own || answered.has(event) || belongsInside(event.target)) return;
    answered.add(event);
    onClose();
  });
  // With what is shown: ordinary effects of a navigation run after its frame, and an Escape in between would be lost.
  useLayoutEffect(() => {
    if (!opened) return;
    const own = Symbol('overlay');
    const onKeyDown = (event: KeyboardEvent) => closeTopmost(event, own);
    open.push(own);
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      open.splice(open.indexOf(own), 1);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [opened]);
  return { closeOnEscape: false, returnFocus: false } as const;
}
