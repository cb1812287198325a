import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function on every render, calling the latest `act`; for rows that must not render again. */
export function useStable<A extends unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
