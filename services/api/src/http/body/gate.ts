/** Lets work in as long as all of it together is not too much. */

interface Waiting {
  size: number;
  admit: (leave: () => void) => void;
}

/** @param most the size of all work that is in at once; each alone must be smaller */
export function gate(most: number) {
  let taken = 0;
  const queue = new Set<Waiting>();

  /** Small work passes large work that does not fit yet. */
  function admitWaiting(): void {
    for (const one of queue) {
      if (taken + one.size > most) continue;
      queue.delete(one);
      one.admit(taking(one.size));
    }
  }

  function taking(size: number): () => void {
    taken += size;
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      taken -= size;
      admitWaiting();
    };
  }

  return {
    /** @returns what to call at the end of the work, or null when there was no room for `patience` ms, or `signal` aborted before */
    enter(size: number, patience: number, signal: AbortSignal): Promise<(() => void) | null> {
      if (taken + size <= most) return Promise.resolve(taking(size));
      return new Promise((resolve) => {
        const waiting: Waiting = { size, admit: (leave) => finish(leave) };
        const giveUp = () => finish(null);
        const timer = setTimeout(giveUp, patience);
        function finish(leave: (() => void) | null): void {
          clearTimeout(timer);
          signal.removeEventListener('abort', giveUp);
          queue.delete(waiting);
          resolve(leave);
        }
        queue.add(waiting);
        signal.addEventListener('abort', giveUp);
      });
    },
  };
}
