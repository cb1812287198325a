import { expect, it } from 'vitest';
import { isFromLater, isVersionRange } from './version-range.ts';

it.each([
  ['^2.0.0', '2.0.0', false],
  ['^1.0.0', '2.0.0', false],
  ['~1.9.9', '2.0.0', false],
  ['^2.0.1', '2.0.0', true],
  ['^2.1.0', '2.0.9', true],
  ['^10.0.0', '9.9.9', true],
  ['3.0.0', '2.9.9', true],
  [' ^1.0.0 ', '1.0.0', false],
  ['*', '1.0.0', true],
  ['', '1.0.0', true],
])('%s asks for more than %s has: %s', (range, version, isLater) => {
  expect(isFromLater(range, version)).toBe(isLater);
});

it.each([
  ['^1.2.3', true],
  ['~0.1.0', true],
  ['1.0.0', true],
  ['*', false],
  ['1.0', false],
  ['>=1.0.0', false],
])('%s is a range: %s', (text, isRange) => {
  expect(isVersionRange(text)).toBe(isRange);
});
