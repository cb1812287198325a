import { expect, test } from 'vitest';
import { Random } from './random.ts';

test('the same seed gives the same numbers, and another seed gives other numbers', () => {
  const row = (seed: number) => {
    const random = new Random(seed);
    return Array.from({ length: 20 }, () => random.below(1000));
  };
  expect(row(1)).toEqual(row(1));
  expect(row(1)).not.toEqual(row(2));
});

test('values come up as often as their weights say', () => {
  const random = new Random(1);
  const counts = { never: 0, rarely: 0, often: 0 };
  for (let n = 0; n < 10_000; n++) counts[random.weighted({ never: 0, rarely: 10, often: 90 })] += 1;
  expect(counts.never).toBe(0);
  expect(counts.rarely).toBeGreaterThan(800);
  expect(counts.rarely).toBeLessThan(1200);
});

test('some() picks different values, each equally often, and throws if there are too few', () => {
  const random = new Random(1);
  const counts = new Map<string, number>();
  for (let n = 0; n < 3000; n++) {
    const some = random.some(['a', 'b', 'c'], 2);
    expect(new Set(some).size).toBe(2);
    for (const one of some) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  for (const count of counts.values()) expect(count).toBeGreaterThan(1850);
  expect(counts.size).toBe(3);
  expect(() => random.some(['a'], 2)).toThrow('There are not 2 to choose from');
});
