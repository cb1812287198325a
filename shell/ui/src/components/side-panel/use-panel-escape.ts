import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useOverlay } from '../dialog/use-overlay.ts';

/**
 * Escape for what is not modal: it must be the topmost overlay, and nothing on the page may have answered the key, as a
 * list does that clears its selection.
 */
export function usePanelEscape(onClose: () => void): void {
  const asked = useRef(false);
  useOverlay(true, () => {
    asked.current = true;
    // Somebody may stop the event on its way.
    window.setTimeout(() => {
      asked.current = false;
    });
  });
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (asked.current && !event.defaultPrevented) onClose();
    asked.current = false;
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => close(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
