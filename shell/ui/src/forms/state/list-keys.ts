import { pointerOf, type Segments } from './path.ts';

/** A constant, because `useTracked` compares what it has read by identity. */
const NO_KEYS: readonly string[] = [];

/** Keys for React that stay with the items of a list while they move. */
export function createListKeys() {
  const lists = new Map<string, readonly string[]>();
  let last = 0;
  const newKey = () => {
    last += 1;
    return `item-${last}`;
  };
  return {
    /** The keys of a list of this length. If other code has changed the length, keys are added or dropped at the end. */
    of: (list: Segments, length: number): readonly string[] => {
      const pointer = pointerOf(list);
      const known = lists.get(pointer) ?? NO_KEYS;
      if (known.length === length) return known;
      const next = Array.from({ length }, (_, index) => known[index] ?? newKey());
      lists.set(pointer, next);
      return next;
    },
    set: (list: Segments, keys: readonly (string | null)[]) => {
      lists.set(
        pointerOf(list),
        keys.map((key) => key ?? newKey()),
      );
      // Lists inside the items may have new paths now, so their keys are dropped and made anew.
      for (const pointer of lists.keys()) if (pointer.startsWith(`${pointerOf(list)}/`)) lists.delete(pointer);
    },
    clear: () => lists.clear(),
  };
}
