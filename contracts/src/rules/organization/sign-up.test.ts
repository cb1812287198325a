import { expect, test } from 'vitest';
import { mayCreateAccount, mayCreateOrganization } from './sign-up.ts';

test('with open sign-up, everybody may create an account and an organization', () => {
  expect(mayCreateOrganization('open', false)).toBe(true);
  expect(mayCreateAccount('open', false, false)).toBe(true);
});

test('by invitation, invited people may create an account, and only the first person an organization', () => {
  expect([true, false].map((isFirst) => mayCreateOrganization('invited', isFirst))).toEqual([true, false]);
  expect(mayCreateAccount('invited', true, false)).toBe(true);
  expect(mayCreateAccount('invited', false, true)).toBe(true);
  expect(mayCreateAccount('invited', false, false)).toBe(false);
});
