/** Begins with the files that take longest, so that none of them is left alone at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Minutes each, where the others take seconds; by what is known of them, as a fresh checkout has no timings yet. */
const LONGEST = ['fuzz/fuzz.test.ts', 'conformance/audit-writers.test.ts', 'access/access.test.ts', 'src/parity.test.ts', 'access/bodies.test.ts', 'crash/crash.test.ts'];

function place({ moduleId }: TestSpecification): number {
  const index = LONGEST.findIndex((file) => moduleId.endsWith(file));
  return index < 0 ? LONGEST.length : index;
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => place(a) - place(b));
  }
}
