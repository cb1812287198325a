/** Work of the rules that grows with its input, for the bench that doubles sizes and for the test that bounds the time. */

export interface GrowingCase {
  name: string;
  /** Size at which {@link GrowingCase.prepare} is asked in tests: at least what one request can carry. */
  size: number;
  /** Longest time that the fastest of several runs may take at that size, in milliseconds; a quadratic version takes at least five times as long. */
  milliseconds: number;
  prepare: (size: number) => PreparedCase;
}

export interface PreparedCase {
  /** What there is to read: ids, links, texts. Time should grow with this and no faster. */
  entries: number;
  run: () => unknown;
}

/** Ids that look like the product's own, the same in every run. */
export function idsOf(noun: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${noun}-0b5d1c2e-7f43-4a51-9c1e-${String(index).padStart(12, '0')}`);
}

/** @returns the time of the fastest of several runs, in milliseconds: the one that other programs disturbed least */
export function fastestRun({ run }: PreparedCase, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}
