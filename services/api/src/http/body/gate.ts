/** Admits work as long as its total size, and the total size of one person, stay within limits. */

interface Waiting {
  who: string;
  size: number;
  admit: (leave: () => void) => void;
}

export interface Room {
  /** The size of all work that is in at once; each alone must be smaller. */
  most: number;
  /** … of one person, so that nobody keeps everybody else out. */
  mostEach: number;
}

export interface Entrance {
  who: string;
  size: number;
  /** How long (ms) to wait for room. */
  patience: number;
  /** Ends the waiting. */
  signal: AbortSignal;
}

export function gate({ most, mostEach }: Room) {
  let taken = 0;
  const takenBy = new Map<string, number>();
  const queue = new Set<Waiting>();

  const hasRoom = ({ who, size }: Pick<Waiting, 'who' | 'size'>) =>
    taken + size <= most && (takenBy.get(who) ?? 0) + size <= mostEach;

  /** Small work passes large work that does not fit yet. */
  function admitWaiting(): void {
    for (const one of queue) {
      if (!hasRoom(one)) continue;
      queue.delete(one);
      one.admit(taking(one));
    }
  }

  function add(who: string, size: number): void {
    taken += size;
    const own = (takenBy.get(who) ?? 0) + size;
    if (own === 0) takenBy.delete(who);
    else takenBy.set(who, own);
  }

  function taking({ who, size }: Pick<Waiting, 'who' | 'size'>): () => void {
    add(who, size);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      add(who, -size);
      admitWaiting();
    };
  }

  return {
    /** @returns what to call at the end of the work, or null when there was no room in time */
    enter({ who, size, patience, signal }: Entrance): Promise<(() => void) | null> {
      if (hasRoom({ who, size })) return Promise.resolve(taking({ who, size }));
      return new Promise((resolve) => {
        const waiting: Waiting = { who, size, admit: (leave) => finish(leave) };
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
