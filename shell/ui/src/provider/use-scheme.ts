import { useSyncExternalStore } from 'react';

export type ColorScheme = 'light' | 'dark' | 'system';

const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(onChange: () => void): () => void {
  const query = darkDevice();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** What `system` means on this device now. */
export function useScheme(wanted: ColorScheme): 'light' | 'dark' {
  const dark = useSyncExternalStore(subscribe, () => darkDevice().matches);
  if (wanted !== 'system') return wanted;
  return dark ? 'dark' : 'light';
}
