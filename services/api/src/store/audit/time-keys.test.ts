import { expect, test } from 'vitest';
import { TIME_KEYS, timeRange } from './time-keys.ts';

const entry = (entity: string, actor_id: string, at: string, action = 'create') => ({ entity, actor_id, action, at });
const EARLY = entry('risks', 'ada', '2026-01-01T00:00:00.000Z');
const LATE = entry('tasks', 'bob', '2026-02-01T00:00:00.000Z', 'delete');

const isIn = (range: ReturnType<typeof timeRange>, one: typeof EARLY) => {
  const key = TIME_KEYS[range.field](one);
  return key >= range.from && key < range.to;
};

test('a range contains the entries of its period, collection, actor or action', () => {
  expect([isIn(timeRange({}), EARLY), isIn(timeRange({}), LATE)]).toEqual([true, true]);
  expect([isIn(timeRange({ from: LATE.at }), EARLY), isIn(timeRange({ from: LATE.at }), LATE)]).toEqual([false, true]);
  expect([isIn(timeRange({ to: LATE.at }), EARLY), isIn(timeRange({ to: LATE.at }), LATE)]).toEqual([true, false]);
  expect([isIn(timeRange({ entity: 'risks' }), EARLY), isIn(timeRange({ entity: 'risks' }), LATE)]).toEqual([
    true,
    false,
  ]);
  expect([isIn(timeRange({ actor: 'bob' }), EARLY), isIn(timeRange({ actor: 'bob' }), LATE)]).toEqual([false, true]);
  expect([
    isIn(timeRange({ action: 'delete' }), EARLY),
    isIn(timeRange({ action: 'delete', entity: 'tasks' }), LATE),
  ]).toEqual([false, true]);
  expect(timeRange({ actor: 'bob', entity: 'risks' }).field).toBe('actor_time');
});

test('a range bounded by the first or last possible time contains every entry or none', () => {
  for (const more of [{}, { entity: 'risks' }, { actor: 'ada' }, { action: 'create' }]) {
    const has = (bounds: object) => isIn(timeRange({ ...more, ...bounds }), EARLY);
    const [first, last] = ['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'];
    expect([has({ from: last }), has({ to: last }), has({ from: first }), has({ to: first })]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  }
});

test('keys are safe integers even for altered entries with invalid times', () => {
  for (const at of ['never', '9999-12-31T23:59:59.999Z', '0001-01-01T00:00:00.000Z', '']) {
    for (const key of Object.values(TIME_KEYS))
      expect(Number.isSafeInteger(key(entry('\u{10ffff}', 'x'.repeat(200), at)))).toBe(true);
  }
});
