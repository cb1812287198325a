import { expect, test } from 'vitest';
import { changesSince } from './changes-since.ts';

const at = (minute: number) => `2026-11-22T14:0${minute}:00.000Z`;
const states = [
  { title: 'One', severity: 'low', answers: { a: 1, b: 1 }, internal: 1, version: 1 },
  { title: 'Two', severity: 'low', answers: { a: 1, b: 2 }, internal: 2, version: 2 },
  { title: 'Three', severity: 'low', answers: { b: 2, 'c/d': 3 }, internal: 2, version: 3 },
  { title: 'Three', severity: 'high', answers: { b: 2, 'c/d': 3 }, internal: 2, version: 4 },
];
const ACTORS = ['ada', 'bob', 'cleo', 'dora'];
const entries = states
  .map((after, index) => ({
    version: index + 1,
    at: at(index),
    actor_id: ACTORS[index] ?? '',
    before: states[index - 1] ?? null,
    after,
  }))
  .toReversed();
const { internal: _, ...current } = { internal: 0, ...states[3] };

test('each field that differs is reported once, with its last change and what the request sets', () => {
  expect(changesSince(1, entries, current, { title: 'Mine', answers: { b: 5 } })).toEqual([
    { path: '/answers/a', before: 1, changed_by: 'cleo', changed_at: at(2) },
    { path: '/answers/b', before: 1, theirs: 2, yours: 5, changed_by: 'bob', changed_at: at(1) },
    { path: '/answers/c~1d', theirs: 3, changed_by: 'cleo', changed_at: at(2) },
    { path: '/severity', before: 'low', theirs: 'high', changed_by: 'dora', changed_at: at(3) },
    { path: '/title', before: 'One', theirs: 'Three', yours: 'Mine', changed_by: 'cleo', changed_at: at(2) },
  ]);
  expect(changesSince(3, entries, current, undefined)).toEqual([
    { path: '/severity', before: 'low', theirs: 'high', changed_by: 'dora', changed_at: at(3) },
  ]);
});

test('nothing is reported for an unknown version, or one that the entries do not reach back to', () => {
  expect(changesSince(4, entries, current, {})).toEqual([]);
  expect(changesSince(9, entries, current, {})).toEqual([]);
  expect(changesSince(1, entries.slice(0, 2), current, {})).toEqual([]);
});
