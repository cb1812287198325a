/** Tells the host that somebody is about to follow a link. */
export interface LinkIntents {
  announce: (to: string) => void;
  /** Returns a function that stops listening. */
  subscribe: (listener: (to: string) => void) => () => void;
}

export function createLinkIntents(): LinkIntents {
  const listeners = new Set<(to: string) => void>();
  return {
    announce: (to) => listeners.forEach((listener) => listener(to)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
