import { expect, test } from 'vitest';
import { filterProfileProblem, filterProfileProblems, mergeProfiles, profileLimitProblem } from './filter-profile.ts';

test('a profile needs a name', () => {
  expect(filterProfileProblem('')).toBe('Profile name is required');
  expect(filterProfileProblem('  ')).toBe('Profile name is required');
  expect(filterProfileProblem(' Open and critical ')).toBeNull();
});

test('a name has at most 100 characters, and a table at most 100 profiles', () => {
  expect(filterProfileProblem('a'.repeat(100))).toBeNull();
  expect(filterProfileProblem('a'.repeat(101))).toBe('Profile name must have at most 100 characters');
  const hundred = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`p${index}`, {}]));
  expect(filterProfileProblem('one more', hundred)).toBe('You can keep at most 100 profiles. Delete one first');
  expect(filterProfileProblem(' p7 ', hundred)).toBeNull();
});

test('names have no hidden characters', () => {
  expect(filterProfileProblem('a\u202Eb')).toBe(
    'Profile name must have no control characters, none that change the writing direction, and something to see',
  );
  expect(filterProfileProblem('two\nlines')).toContain('control characters');
  expect(filterProfileProblem('שלום\u200F!')).toBeNull();
  expect(filterProfileProblems({ 'a\u2066': { b: {} }, risks: { 'a\u0000': {} } }).map(({ path }) => path)).toEqual([
    '/filterProfiles/a\u2066',
    '/filterProfiles/risks/a\u0000',
  ]);
});

test('saving adds or replaces profiles, and all others stay', () => {
  const before = { risks: { Mine: { status: ['open'] } }, assets: { All: {} } };
  expect(mergeProfiles(before, { risks: { ' Critical ': { severity: ['critical'] } } })).toEqual({
    risks: { Mine: { status: ['open'] }, Critical: { severity: ['critical'] } },
    assets: { All: {} },
  });
  expect(mergeProfiles(before, { risks: { Mine: {} } })).toEqual({ risks: { Mine: {} }, assets: { All: {} } });
  expect(mergeProfiles({}, { risks: { Mine: {} } })).toEqual({ risks: { Mine: {} } });
});

test('null deletes a profile, and a table without profiles is removed', () => {
  const before = { risks: { Mine: {}, Critical: {} }, assets: { All: {} } };
  expect(mergeProfiles(before, { risks: { Mine: null } })).toEqual({ risks: { Critical: {} }, assets: { All: {} } });
  expect(mergeProfiles(before, { assets: { All: null } })).toEqual({ risks: { Mine: {}, Critical: {} } });
  expect(mergeProfiles(before, { tasks: { Mine: null } })).toEqual(before);
  expect(mergeProfiles(before, { assets: { All: null, Other: { q: 'x' } } })).toEqual({
    ...before,
    assets: { Other: { q: 'x' } },
  });
});

test('a table with more than 100 profiles is not stored', () => {
  const many = (count: number) => ({
    risks: Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, {}])),
  });
  expect([profileLimitProblem(many(100)), profileLimitProblem(many(101))]).toEqual([
    null,
    'You can keep at most 100 profiles. Delete one first',
  ]);
});

test('saved profiles need names', () => {
  expect(filterProfileProblems({ risks: { Mine: {} }, 'a/b': { ' ': {} } })).toMatchObject([
    { path: '/filterProfiles/a~1b/ ', message: 'Profile name is required' },
  ]);
});

test('names of profiles are trimmed and unique', () => {
  expect(mergeProfiles({}, { risks: { ' Mine ': { q: ' as it is ' }, Other: {} } })).toEqual({
    risks: { Mine: { q: ' as it is ' }, Other: {} },
  });
  expect(Object.keys(mergeProfiles({}, JSON.parse('{"risks":{" __proto__":{"a":1}}}'))['risks'] ?? {})).toEqual([
    '__proto__',
  ]);
  expect(filterProfileProblems({ risks: { Mine: {}, ' Mine': {} }, tasks: { Mine: {} } })).toMatchObject([
    { path: '/filterProfiles/risks/ Mine', message: 'Two profiles cannot have the same name' },
  ]);
});
