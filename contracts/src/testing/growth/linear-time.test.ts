import { expect, test } from 'vitest';
import { fastestRun } from './growing-case.ts';
import { growingCases } from './growing-cases.ts';

test.each(growingCases)('$name: $size in less than $milliseconds ms', ({ size, milliseconds, prepare }) => {
  expect(fastestRun(prepare(size), 7)).toBeLessThan(milliseconds);
});
