/** What the rounds amount to. */

/** @param share 0-1 @returns NaN of nothing */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))] ?? Number.NaN;
}

/** The middle one, or the mean of the two in the middle; numbers that are not known do not count. */
export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/**
 * How many times as large one thing is as the other, when both were measured in turns: the median over the turns, as
 * whatever else the machine does in a turn meets both.
 */
export function pairedRatio(of: readonly number[], to: readonly number[]): number {
  return median(of.slice(0, to.length).map((value, turn) => value / (to[turn] ?? Number.NaN)));
}
