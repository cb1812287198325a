import { useEffect, useReducer, useRef } from 'react';
import type { FormStore } from './form-store.ts';

/** Reads a part of the store. Must return the same value, or the same object, as long as the part has not changed. */
export type Read = <T>(get: () => T) => T;

interface Seen {
  get: () => unknown;
  value: unknown;
}

const isOutdated = (seen: readonly Seen[]) => seen.some(({ get, value }) => !Object.is(get(), value));

/**
 * Renders the component again when a part of the store that it read in its last render has changed, and only then.
 * Reads in event handlers are not tracked.
 */
export function useTracked(store: FormStore): Read {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const tracked = useRef<readonly Seen[]>([]);
  const seen: Seen[] = [];
  const rendering = { now: true };
  useEffect(() => {
    rendering.now = false;
    tracked.current = seen;
    // Something may have changed between the render and now.
    if (isOutdated(seen)) renderAgain();
  });
  useEffect(() => {
    const onChange = () => {
      if (isOutdated(tracked.current)) renderAgain();
    };
    return store.subscribe(onChange);
  }, [store]);
  return (get) => {
    const value = get();
    if (rendering.now) seen.push({ get, value });
    return value;
  };
}
