import { expect, test } from 'vitest';
import { DEFAULT_PREFERENCES, mergePreferences, preferencesProblem } from './merged-preferences.ts';

test('a change replaces the given keys and keeps all others', () => {
  expect(mergePreferences({ theme: 'light', language: 'en', riskAlerts: true }, { theme: 'dark' })).toEqual({
    theme: 'dark',
    language: 'en',
    riskAlerts: true,
  });
});

test('null removes a key; theme and language fall back to their defaults', () => {
  expect(
    mergePreferences(
      { theme: 'dark', language: 'de', riskAlerts: true },
      { theme: null, language: null, riskAlerts: null },
    ),
  ).toEqual({ theme: 'light', language: 'en' });
});

test('filter profiles are merged under their trimmed names', () => {
  expect(mergePreferences(DEFAULT_PREFERENCES, { filterProfiles: { risks: { ' Mine ': { q: 'x' } } } })).toEqual({
    ...DEFAULT_PREFERENCES,
    filterProfiles: { risks: { Mine: { q: 'x' } } },
  });
  expect(
    mergePreferences({ ...DEFAULT_PREFERENCES, filterProfiles: { risks: { Mine: {} } } }, { filterProfiles: null }),
  ).toEqual(DEFAULT_PREFERENCES);
});

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

test.each<[string, object, string | null]>([
  ['the own key of a remote', { 'my-remote': { 'a.b': [1, null, 'x'] } }, null],
  ['lists 19 deep', { x: nested(19) }, null],
  ['lists 20 deep', { x: nested(20) }, 'Preferences may be nested 20 deep'],
  ['a number that is too large for JSON', { x: { y: Number('1e999') } }, 'A number is too large'],
  ['100 keys', Object.fromEntries(Array.from({ length: 98 }, (_, n) => [`k${n}`, n])), null],
  ['101 keys', Object.fromEntries(Array.from({ length: 99 }, (_, n) => [`k${n}`, n])), 'There may be 100 preferences'],
  ['too much text', { x: 'y'.repeat(100_000) }, 'All preferences together must stay under 100000 characters'],
])('preferencesProblem returns the expected result for %s', (_name, more, problem) =>
  expect(preferencesProblem({ ...DEFAULT_PREFERENCES, ...more })).toBe(problem),
);
