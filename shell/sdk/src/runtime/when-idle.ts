import { useEffect, useState } from 'react';

/** Waits at most this long (ms) on a page that is never idle. */
const LATEST = 1_000;

/** Does work when the browser has nothing more urgent to do. @returns a function that cancels it */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (window.requestIdleCallback === undefined) {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: LATEST });
  return () => window.cancelIdleCallback(handle);
}

/** Turns true once the browser has been idle while `ready`, and stays so: for parts of a page that come after what people wait for. */
export function useAfterIdle(ready: boolean): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => (ready && !idle ? whenIdle(() => setIdle(true)) : undefined), [ready, idle]);
  return idle;
}
