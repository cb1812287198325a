/** Longest time between two attempts (ms). */
const LONGEST = 30_000;

/** How long to wait after a number of failures in a row (ms): 1 s, 2 s, 4 s, at most 30 s, each up to half shorter so that pages spread. */
export function backoff(failures: number): number {
  return Math.min(LONGEST, 1000 * 2 ** failures) * (1 - Math.random() / 2);
}

/** Resolves after a time (ms), or as soon as the connection is back or the signal aborts. */
export function pause(length: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, length);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

/** Resolves as soon as somebody can see the page, or the signal aborts. */
export function whenVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
}
