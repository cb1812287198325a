import { useMediaQuery } from '@mantine/hooks';

/** Widths in CSS pixels below which a layout changes; style sheets write the same numbers. */
export const PHONE = 640;
export const BESIDE = 1180;

/** True while the window is narrower than `width` CSS pixels. Right from the first render on, so nothing jumps. */
export function useBelow(width: number): boolean {
  return useMediaQuery(`(max-width: ${width - 0.02}px)`, undefined, { getInitialValueInEffect: false });
}
