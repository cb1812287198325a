import { useEffect, useSyncExternalStore } from 'react';
import { loaded } from '../lazy-part.tsx';
import type * as overlays from './overlays.tsx';

type Overlays = typeof overlays;

let parts: Overlays | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

async function fetchParts(): Promise<void> {
  parts = await loaded(() => import('./overlays.tsx'), Infinity);
  for (const listener of listeners) listener();
}

/**
 * Fetches the code of menus, popovers, dialogs and tooltips, and asks again for it until it is there. The host calls it when the page is quiet, a
 * button that opens one when the pointer or the focus reaches it, so that it opens at once.
 */
export function loadOverlays(): Promise<void> {
  loading ??= fetchParts();
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns the code of the overlays once `wanted` is true and the code is loaded; null before */
export function useOverlays(wanted: boolean): Overlays | null {
  const current = useSyncExternalStore(subscribe, () => parts);
  useEffect(() => {
    if (wanted) void loadOverlays();
  }, [wanted]);
  return wanted ? current : null;
}
