import { readStored, writeStored } from '@parapet/sdk';
import { useEffect, useEffectEvent } from 'react';

/** In local storage, so once for each browser. */
const SEEN = 'hasSeenChat';
/** Milliseconds. */
const DELAY = 2000;

/** True without storage, too: it would open by itself on every visit. */
const hasSeen = () => readStored(SEEN) !== null;
const markSeen = () => writeStored(SEEN, 'true');

/**
 * Opens the assistant by itself, 2 s after the first visit. A phone would show nothing else then, and a dialog is what the person does now:
 * there it waits for another visit.
 * @returns what to call when the person has opened it
 */
export function useFirstVisit(isPhone: boolean, onOpen: () => void): () => void {
  const open = useEffectEvent(() => {
    if (hasSeen() || isPhone || document.querySelector('[aria-modal="true"]') !== null) return;
    markSeen();
    onOpen();
  });
  useEffect(() => {
    if (hasSeen()) return;
    const timer = setTimeout(() => open(), DELAY);
    return () => clearTimeout(timer);
  }, []);
  return markSeen;
}
