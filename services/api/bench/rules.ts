/**
 * Times the rules while their input doubles: `npm run bench rules [milliseconds for each size]`. Prints the processor time of a run, and how
 * it grows with the input: 1 is linear, 2 quadratic.
 */
import { growingCases, timeOf, type GrowingCase } from '@parapet/contracts/testing';

const TOTAL = Number(process.argv[2] ?? 500);
/** Sizes of the input, as shares of the largest size that one request can carry. */
const SHARES = [1 / 4, 1 / 2, 1, 2];

interface Measured {
  size: number;
  entries: number;
  milliseconds: number;
}

function measure({ size, ...growing }: GrowingCase): Measured[] {
  return SHARES.map((share) => {
    const prepared = growing.prepare(Math.round(size * share));
    return { size: Math.round(size * share), entries: prepared.entries, milliseconds: timeOf(prepared, TOTAL) };
  });
}

/** The exponent of the curve through two measurements. */
function growth(small: Measured, large: Measured): number {
  return Math.log(large.milliseconds / small.milliseconds) / Math.log(large.entries / small.entries);
}

for (const growing of growingCases) {
  const measured = measure(growing);
  const [small, large] = [measured.at(0), measured.at(-1)];
  if (small === undefined || large === undefined) continue;
  console.log(`\n${growing.name} (grows with the input to the power of ${growth(small, large).toFixed(2)})`);
  for (const { size, entries, milliseconds } of measured) {
    const limit = size === growing.size ? `, at most ${growing.milliseconds} in the tests` : '';
    console.log(
      `${String(size).padStart(8)}: ${String(entries).padStart(9)} entries ${milliseconds.toFixed(2).padStart(9)} ms${limit}`,
    );
  }
}
