import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { FormStore } from './form-store.ts';

/** Reads a part of the store. Must return the same value, or the same object, as long as the part has not changed. */
export type Read = <T>(get: () => T) => T;

interface Seen {
  get: () => unknown;
  value: unknown;
}

/** What one render reads. */
function openReads() {
  const seen: Seen[] = [];
  let isOpen = true;
  const read: Read = (get) => {
    const value = get();
    if (isOpen) seen.push({ get, value });
    return value;
  };
  const close = (): readonly Seen[] => {
    isOpen = false;
    return seen;
  };
  return { read, close };
}

/** A number that rises when something that the last render read has changed. */
function createTracker() {
  let seen: readonly Seen[] = [];
  let version = 0;
  return {
    version: () => {
      if (seen.some(({ get, value }) => !Object.is(get(), value))) {
        version += 1;
        seen = [];
      }
      return version;
    },
    follow: (reads: readonly Seen[]) => {
      seen = reads;
    },
  };
}

/**
 * Renders the component again when a part of the store that it read in its last render has changed, and only then.
 * Reads in event handlers are not tracked.
 */
export function useTracked(store: FormStore): Read {
  const [tracker] = useState(createTracker);
  useSyncExternalStore(store.subscribe, tracker.version);
  const { read, close } = openReads();
  useLayoutEffect(() => tracker.follow(close()));
  return read;
}
