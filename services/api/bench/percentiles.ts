/** Times of repeated work, and how they are printed. */

export interface Times {
  name: string;
  /** Milliseconds, ascending. */
  sorted: number[];
}

/**
 * Runs the work again and again, one after the other.
 * @param work gets the number of the run, from 0
 */
export async function measure(name: string, runs: number, work: (run: number) => Promise<void>): Promise<Times> {
  const sorted: number[] = [];
  for (let run = 0; run < runs; run++) {
    const started = performance.now();
    await work(run);
    sorted.push(performance.now() - started);
  }
  return { name, sorted: sorted.toSorted((a, b) => a - b) };
}

/** @param share 0-1 @returns milliseconds */
export function percentile({ sorted }: Times, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** One line: name, runs, p50, p95, p99 in milliseconds. */
export function row(times: Times): string {
  const shown = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(2).padStart(8));
  return `${times.name.padEnd(34)} ${String(times.sorted.length).padStart(6)} ${shown.join(' ')}`;
}

export const HEADER = `${'milliseconds'.padEnd(34)} ${'runs'.padStart(6)} ${['p50', 'p95', 'p99'].map((name) => name.padStart(8)).join(' ')}`;
