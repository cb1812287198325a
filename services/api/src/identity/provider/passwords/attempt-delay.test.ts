import { expect, test } from 'vitest';
import { DELAYS, waitAfter } from './attempt-delay.ts';

const SECOND = 1000;

test('the first wrong passwords cost nothing, then the wait doubles up to its limit', () => {
  const waits = Array.from({ length: 18 }, (_, wrong) => waitAfter(wrong, DELAYS.person) / SECOND);
  expect(waits).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  expect(waitAfter(5000, DELAYS.person)).toBe(900 * SECOND);
});

test('the wait for an account from all networks starts late and stays short', () => {
  expect([99, 100, 101, 106, 5000].map((wrong) => waitAfter(wrong, DELAYS.account) / SECOND)).toEqual([
    0, 1, 2, 60, 60,
  ]);
});
