import { useEffect, useSyncExternalStore } from 'react';
import type * as parts from './overlays.tsx';

type Overlays = typeof parts;

let loaded: Overlays | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

async function fetchParts(): Promise<void> {
  try {
    loaded = await import('./overlays.tsx');
  } catch (error) {
    loading = null;
    throw error;
  }
  for (const listener of listeners) listener();
}

/**
 * Fetches the code of menus, popovers, dialogs and tooltips. The host calls it when the page is quiet, so that the first
 * of them opens at once. A failure is not cached: what is opened next tries again.
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
  const current = useSyncExternalStore(subscribe, () => loaded);
  useEffect(() => {
    if (wanted && current === null) loadOverlays().catch(reportError);
  }, [wanted, current]);
  return wanted ? current : null;
}

/** Prefetches the code when the pointer or the focus reaches a button that opens an overlay. A failure is reported on opening. */
export function prepareOverlays(): void {
  loadOverlays().catch(() => {});
}
