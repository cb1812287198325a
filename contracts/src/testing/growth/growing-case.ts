/** Work of the rules that grows with its input, for the bench that doubles sizes and for the test that bounds the time. */

export interface GrowingCase {
  name: string;
  /** Size that tests pass to {@link GrowingCase.prepare}: at least what one request can carry. */
  size: number;
  /** Longest processor time that a run may take at that size, in milliseconds; a quadratic version takes at least five times as long. */
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
  return Array.from(
    { length: count },
    (_, index) => `${noun}-0b5d1c2e-7f43-4a51-9c1e-${String(index).padStart(12, '0')}`,
  );
}

/**
 * The processor time that one run takes; unlike the time on a clock it does not depend on what else the machine does.
 * @param total time to spend on runs, in milliseconds; the clock of the system counts in steps of up to 4 ms
 * @returns the mean, in milliseconds
 */
export function timeOf({ run }: PreparedCase, total: number): number {
  const start = process.threadCpuUsage();
  let [runs, spent] = [0, 0];
  while (spent < total) {
    run();
    runs += 1;
    const { user, system } = process.threadCpuUsage(start);
    spent = (user + system) / 1000;
  }
  return spent / runs;
}
