import { expect, test } from 'vitest';
import { orderedIds } from './ordered-id.ts';

test('ids are in the order in which they were made, also when the clock stands still or goes back', () => {
  const times = [5, 5, 5, 9, 7, 7, 9, 10];
  const next = orderedIds(() => times.shift() ?? 10);
  const ids = Array.from({ length: 10_000 }, next);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});

test('ids are UUIDs of version 7 that contain the time', () => {
  const id = orderedIds(() => Date.parse('2026-03-01T12:00:00.000Z'))();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(Date.parse('2026-03-01T12:00:00.000Z'));
});
