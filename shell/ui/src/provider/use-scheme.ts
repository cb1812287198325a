import { useMediaQuery } from '@mantine/hooks';

export type ColorScheme = 'light' | 'dark' | 'system';

/** What `system` means on this device now. */
export function useScheme(wanted: ColorScheme): 'light' | 'dark' {
  const dark = useMediaQuery('(prefers-color-scheme: dark)', undefined, { getInitialValueInEffect: false });
  if (wanted !== 'system') return wanted;
  return dark ? 'dark' : 'light';
}
