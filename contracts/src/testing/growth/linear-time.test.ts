import { expect, test } from 'vitest';
import { timeOf } from './growing-case.ts';
import { growingCases } from './growing-cases.ts';

test.each(growingCases)('$name: less than $milliseconds ms for $size', ({ size, milliseconds, prepare }) => {
  expect(timeOf(prepare(size), 50)).toBeLessThan(milliseconds);
});
