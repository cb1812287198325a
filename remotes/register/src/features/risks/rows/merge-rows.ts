interface Identified {
  id: string;
}

/**
 * The rows of the newest response, and at their former places those of the response before that it no longer has.
 * @param most limits how many of those are kept
 */
export function mergeRows<R extends Identified>(before: readonly R[], now: readonly R[], most: number): R[] {
  const ids = new Set(now.map(({ id }) => id));
  const merged = [...now];
  for (const [index, row] of before.entries()) {
    if (merged.length - now.length >= most) break;
    if (ids.has(row.id)) continue;
    const previous = before[index - 1];
    const at = previous === undefined ? 0 : merged.findIndex(({ id }) => id === previous.id) + 1;
    merged.splice(at, 0, row);
  }
  return merged;
}
