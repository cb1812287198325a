import { createContext, useContext, useSyncExternalStore } from 'react';

/** Widths at which the sidebar shows icons only; the styles of the layout have the same. */
const RAIL = '(min-width: 640px) and (max-width: 1023.98px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(RAIL);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window has the width of the rail. */
export function useRailWidth(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(RAIL).matches);
}

export const RailContext = createContext(false);

/** Whether the component is in the rail, where only its icon is visible and a tooltip shows its text. */
export function useRail(): boolean {
  return useContext(RailContext);
}
