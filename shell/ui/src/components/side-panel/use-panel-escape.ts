import { useRef } from 'react';
import { useOverlay } from '../dialog/use-overlay.ts';
import { useKeyDown } from '../keyboard/use-key-down.ts';

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
  useKeyDown((event) => {
    if (asked.current && !event.defaultPrevented) onClose();
    asked.current = false;
  });
}
