import { useEffect, useSyncExternalStore } from 'react';

type Overlays = typeof import('./parts.tsx');

let loaded: Overlays | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/**
 * Fetches the code of menus, popovers, dialogs and tooltips. The host calls it when the page is quiet, so that the first
 * of them opens at once. A failure is not cached: what is opened next tries again.
 */
export function loadOverlays(): Promise<void> {
  loading ??= import('./parts.tsx').then(
    (parts) => {
      loaded = parts;
      for (const listener of listeners) listener();
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns the code of what lies over the page once `wanted` is true and it is there; null before */
export function useOverlays(wanted: boolean): Overlays | null {
  const parts = useSyncExternalStore(subscribe, () => loaded);
  useEffect(() => {
    if (wanted && parts === null) loadOverlays().catch(reportError);
  }, [wanted, parts]);
  return wanted ? parts : null;
}

/** Fetches the code ahead, for the moment when somebody points at what opens it; a failure shows when it is opened. */
export function prepareOverlays(): void {
  loadOverlays().catch(() => {});
}
