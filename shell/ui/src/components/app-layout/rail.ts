import { useMediaQuery } from '@mantine/hooks';
import { createContext, useContext } from 'react';

/** Widths at which the sidebar shows icons only; the styles of the layout have the same. */
const RAIL = '(min-width: 640px) and (max-width: 1023.98px)';

/** Whether the window has the width of the rail. */
export function useRailWidth(): boolean {
  return useMediaQuery(RAIL, undefined, { getInitialValueInEffect: false });
}

export const RailContext = createContext(false);

/** Whether the component is in the rail, where only its icon is visible and a tooltip shows its text. */
export function useRail(): boolean {
  return useContext(RailContext);
}
