import { expect, test } from 'vitest';
import { deleteFilterProfile, filterProfileProblem, filterProfileProblems, saveFilterProfile, trimmedProfiles } from './filter-profile.ts';

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

test('saving adds or replaces one profile', () => {
  const before = { risks: { Mine: { status: ['open'] } }, assets: { All: {} } };
  expect(saveFilterProfile(before, 'risks', ' Critical ', { severity: ['critical'] })).toEqual({
    risks: { Mine: { status: ['open'] }, Critical: { severity: ['critical'] } }, assets: { All: {} },
  });
  expect(saveFilterProfile(before, 'risks', 'Mine', {})).toEqual({ risks: { Mine: {} }, assets: { All: {} } });
  expect(saveFilterProfile({}, 'risks', 'Mine', {})).toEqual({ risks: { Mine: {} } });
});

test('deleting the last profile of a table removes the table', () => {
  const before = { risks: { Mine: {}, Critical: {} }, assets: { All: {} } };
  expect(deleteFilterProfile(before, 'risks', 'Mine')).toEqual({ risks: { Critical: {} }, assets: { All: {} } });
  expect(deleteFilterProfile(before, 'assets', 'All')).toEqual({ risks: { Mine: {}, Critical: {} } });
  expect(deleteFilterProfile(before, 'tasks', 'Mine')).toEqual(before);
});

test('saved profiles need names', () => {
  expect(filterProfileProblems({ risks: { Mine: {} }, 'a/b': { ' ': {} } })).toEqual([{ path: '/filterProfiles/a~1b/ ', message: 'Profile name is required' }]);
});

test('names of profiles are trimmed and unique', () => {
  expect(trimmedProfiles({ risks: { ' Mine ': { q: ' as it is ' }, Other: {} }, ' tasks': {} })).toEqual({ risks: { Mine: { q: ' as it is ' }, Other: {} }, ' tasks': {} });
  expect(Object.keys(trimmedProfiles(JSON.parse('{"risks":{" __proto__":{"a":1}}}'))['risks'] ?? {})).toEqual(['__proto__']);
  expect(filterProfileProblems({ risks: { Mine: {}, ' Mine': {} }, tasks: { Mine: {} } })).toEqual([{ path: '/filterProfiles/risks/ Mine', message: 'Two profiles cannot have the same name' }]);
});
