import { useEffectEvent, useLayoutEffect } from 'react';
import { useReturnFocus } from './use-return-focus.ts';

/** The open overlays of the whole page, the topmost last. Shared, because Escape closes only the topmost. */
const open: symbol[] = [];
/** Escape events that have closed an overlay. Once that has unmounted, the same event must not close the next overlay. */
const answered = new WeakSet<Event>();

/** Whether Escape is for an open menu or list in the overlay, which closes first. Mantine or the kit marks the focused element then. */
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
    if (
      event.key !== 'Escape' ||
      event.isComposing ||
      open.at(-1) !== own ||
      answered.has(event) ||
      belongsInside(event.target)
    )
      return;
    answered.add(event);
    onClose();
  });
  // A layout effect: ordinary effects of a navigation run after its frame, and an Escape in between would be lost.
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
