import { useComputedColorScheme } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { dark, light, type Scheme } from '../tokens/palette.ts';

/** Colors of the scheme that the page shows, and whether the person wants less motion. */
export function useChartTheme(): { scheme: Scheme; reducedMotion: boolean } {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark' ? dark : light;
  return { scheme, reducedMotion: useReducedMotion(undefined, { getInitialValueInEffect: false }) };
}
