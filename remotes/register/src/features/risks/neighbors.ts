interface Identified {
  id: string;
}

/** The entries before and after one of a list. */
export function neighborsOf<T extends Identified>(
  rows: readonly T[],
  id: string,
): { previous: T | undefined; next: T | undefined } {
  const at = rows.findIndex((row) => row.id === id);
  if (at === -1) return { previous: undefined, next: undefined };
  return { previous: rows[at - 1], next: rows[at + 1] };
}
