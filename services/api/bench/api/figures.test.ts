import { expect, test } from 'vitest';
import { median, pairedRatio, percentileOf } from './figures.ts';

test('a percentile is the lowest value that at least the given share of values does not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => 100 - n);
  expect(percentileOf(hundred, 0.5)).toBe(50);
  expect(percentileOf(hundred, 0.95)).toBe(95);
  expect(percentileOf(hundred, 1)).toBe(100);
  expect(percentileOf([7], 0.99)).toBe(7);
  expect(percentileOf([], 0.5)).toBeNaN();
});

test('numbers are sorted by value, not as text', () => {
  expect(percentileOf([10, 9, 100], 0.5)).toBe(10);
  expect(median([10, 9, 100])).toBe(10);
});

test('the median of an even number of values is the mean of the middle two, and NaN values are ignored', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([Number.NaN, 5, 1, 3])).toBe(3);
  expect(median([])).toBeNaN();
});

test('a ratio compares what was measured in the same round', () => {
  // The machine was three times slower in the second round, for both.
  expect(pairedRatio([50, 150, 55], [100, 300, 100])).toBe(0.5);
  expect(pairedRatio([50, 150], [100, Number.NaN])).toBe(0.5);
  expect(pairedRatio([50, 60], [100])).toBe(0.5);
});
