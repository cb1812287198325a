interface Identified {
  id: string;
}

/** The entries before and after one of a list, and its index, -1 when it is not there. */
export function neighborsOf<T extends Identified>(
  rows: readonly T[],
  id: string,
): { at: number; previous: T | undefined; next: T | undefined } {
  const at = rows.findIndex((row) => row.id === id);
  if (at === -1) return { at, previous: undefined, next: undefined };
  return { at, previous: rows[at - 1], next: rows[at + 1] };
}
