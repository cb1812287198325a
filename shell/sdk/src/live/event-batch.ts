/** The first event waits this long (ms) for others of the same change, e.g. a deletion with its dependents. */
const FIRST = 50;
/** Time between two batches (ms), so that an import of a thousand records does not fetch a list a thousand times. */
const GAP = 400;

/** Collects items and hands them on in batches: the first almost at once, all within a second. */
export function createBatch<T>(flush: (items: readonly T[]) => void) {
  let items: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = -Infinity;
  const run = () => {
    timer = undefined;
    last = Date.now();
    const ready = items;
    items = [];
    flush(ready);
  };
  return {
    add(item: T) {
      items.push(item);
      timer ??= setTimeout(run, Math.max(FIRST, last + GAP - Date.now()));
    },
    clear() {
      items = [];
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
