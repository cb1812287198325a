import { expect, test } from 'vitest';
import { mayCreateAccount, mayCreateOrganization } from './sign-up.ts';

test('where sign-up is open, everybody may', () => {
  expect(mayCreateOrganization('open', false)).toBe(true);
  expect(mayCreateAccount('open', false, false)).toBe(true);
});

test('by invitation, only the first person and invited people may', () => {
  expect([true, false].map((isFirst) => mayCreateOrganization('invited', isFirst))).toEqual([true, false]);
  expect(mayCreateAccount('invited', true, false)).toBe(true);
  expect(mayCreateAccount('invited', false, true)).toBe(true);
  expect(mayCreateAccount('invited', false, false)).toBe(false);
});
