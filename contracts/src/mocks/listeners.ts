/** Who listens for news of a state: told after every answer, since nothing else changes it. */
import type { MockState } from './mock-state.ts';

interface Listener {
  userId: string;
  onNews: () => void;
}

// Not part of the state, which is plain JSON and outlives the page.
const listeners = new WeakMap<MockState, Set<Listener>>();

/** @returns what stops the listening */
export function listen(state: MockState, userId: string, onNews: () => void): () => void {
  const listener: Listener = { userId, onNews };
  const all = listeners.get(state) ?? new Set();
  listeners.set(state, all.add(listener));
  return () => void all.delete(listener);
}

/** How many lines one person has open. */
export function linesOf(state: MockState, userId: string): number {
  return [...(listeners.get(state) ?? [])].filter((listener) => listener.userId === userId).length;
}

export function tellNews(state: MockState): void {
  for (const { onNews } of listeners.get(state) ?? []) onNews();
}
