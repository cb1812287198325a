/** Statistics of the rounds. */

/** @param share 0-1 @returns NaN when there are no values */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))] ?? Number.NaN;
}

/** Ignores NaN. */
export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/**
 * The ratio of two values that were measured alternately: the median of the ratios of each round, as other load on the
 * machine affects both values of a round.
 */
export function pairedRatio(of: readonly number[], to: readonly number[]): number {
  return median(of.slice(0, to.length).map((value, round) => value / (to[round] ?? Number.NaN)));
}
