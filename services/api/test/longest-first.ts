/** Begins with the files that take longest, so that none of them runs alone at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A minute or more each, where others take seconds. Listed, because a fresh checkout has no timings yet. */
export const LONGEST = [
  'src/service-tests/fuzz/fuzz.test.ts',
  'src/service-tests/processes/three-processes.test.ts',
  'src/service-tests/processes/killed-import.test.ts',
  'src/service-tests/scenarios/scenarios.test.ts',
  'src/service-tests/access/access.test.ts',
  'src/store/conformance/audit-writers.test.ts',
  'src/store/crash/crash.test.ts',
  'mocks/src/scenarios.test.ts',
];

function place({ moduleId }: Pick<TestSpecification, 'moduleId'>): number {
  const index = LONGEST.findIndex((file) => moduleId.endsWith(file));
  return index < 0 ? LONGEST.length : index;
}

export const longestFirst = <F extends Pick<TestSpecification, 'moduleId'>>(files: readonly F[]): F[] =>
  files.toSorted((a, b) => place(a) - place(b));

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(files);
  }
}
