import { useRef } from 'react';
import { useOverlay } from '../dialog/use-overlay.ts';
import { useKeyDown } from '../keyboard/use-key-down.ts';

/**
 * Closes a panel that is not modal on Escape, if the panel is the topmost overlay and nothing on the page has handled
 * the key, e.g. a list that clears its selection.
 */
export function usePanelEscape(onClose: () => void): void {
  const asked = useRef(false);
  useOverlay(true, () => {
    asked.current = true;
    // Resets the flag even when the event is stopped before it reaches the listener below.
    window.setTimeout(() => {
      asked.current = false;
    });
  });
  useKeyDown((event) => {
    if (asked.current && !event.defaultPrevented) onClose();
    asked.current = false;
  });
}
