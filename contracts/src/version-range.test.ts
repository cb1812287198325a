import { expect, it } from 'vitest';
import { isVersionRange, satisfies } from './version-range.ts';

it.each([
  ['1.0.0', '^1.0.0', true],
  ['1.4.2', '^1.3.9', true],
  ['1.3.8', '^1.3.9', false],
  ['1.2.9', '^1.3.0', false],
  ['2.0.0', '^1.0.0', false],
  ['1.10.0', '^1.9.0', true],
  ['0.2.5', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['1.2.4', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.2.3', '*', false],
  ['1.2.3', '>=1.0.0', false],
  ['', '^1.0.0', false],
])('%s in %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});

it.each([
  ['^1.2.3', true],
  ['~0.1.0', true],
  [' 1.2.3 ', true],
  ['*', false],
  ['^1.2', false],
  ['', false],
])('%s is a range: %s', (text, expected) => expect(isVersionRange(text)).toBe(expected));
