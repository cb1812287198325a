/** Timers, alike in Node and in a browser. */

/** Resolves after `ms`. @throws DOMException `AbortError` (or the reason given to `abort`) when `signal` aborts first */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
  });
}

/** Lets requests and events that are waiting go first; long work calls it now and then. */
export function yieldToOthers(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
  });
}

/** Calls `work` every `ms`, without keeping the process alive. @returns what stops it */
export function every(ms: number, work: () => void): () => void {
  const timer = setInterval(work, ms);
  // In a browser it is a number.
  if (typeof timer === 'object') timer.unref();
  return () => clearInterval(timer);
}

/**
 * Calls `round` every `ms` unless the last one still runs, without keeping the process alive.
 * @returns what stops it: the signal of a running round is aborted, and the promise resolves when it is over
 */
export function inRounds(
  ms: number,
  round: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const stopTimer = every(ms, () => {
    running ??= round(stopping.signal)
      .catch(onError)
      .finally(() => {
        running = null;
      });
  });
  return async () => {
    stopTimer();
    stopping.abort();
    await running;
  };
}
