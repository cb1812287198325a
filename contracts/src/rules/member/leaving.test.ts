import { describe, expect, test } from 'vitest';
import { canSucceed, confirmsName, isEmptyOrganization, leavingOf, leavingRefusal, otherMembers } from './leaving.ts';
import type { MemberShape } from './member-rules.ts';

const member = (user_id: string, role: MemberShape['role']): MemberShape => ({
  user_id,
  email: `${user_id}@example.com`,
  role,
});
const ada = member('ada', 'admin');
const ben = member('ben', 'admin');
const cleo = member('cleo', 'auditor');
const invited = member('temp_1', 'admin');

describe('leaving', () => {
  test.each([
    ['the only member', [ada], ada, 'deletion'],
    ['the only member who has signed in', [ada, invited], ada, 'deletion'],
    ['the last admin', [ada, cleo, invited], ada, 'successor'],
    ['one of two admins', [ada, ben], ada, 'free'],
    ['a member', [ada, cleo], cleo, 'free'],
  ] as const)('leavingOf returns what leaving requires for %s', (_who, members, self, expected) =>
    expect(leavingOf(members, self)).toBe(expected),
  );

  test.each([
    ['the only member has to delete it', [ada], ada, {}, 'last_member'],
    ['and may', [ada], ada, { delete: true }, null],
    ['the last admin has to name another', [ada, cleo], ada, {}, 'last_admin'],
    ['and may', [ada, cleo], ada, { successor: 'cleo' }, null],
    ['the last admin cannot delete it from under the others', [ada, cleo], ada, { delete: true }, 'has_members'],
    ['a member goes freely', [ada, cleo], cleo, {}, null],
    ['a member names no admin', [ada, cleo], cleo, { successor: 'ada' }, 'not_an_admin'],
    ['one of two admins may name a third', [ada, ben, cleo], ada, { successor: 'cleo' }, null],
  ] as const)('%s', (_rule, members, self, choice, expected) =>
    expect(leavingRefusal(members, self, choice)).toBe(expected),
  );
});

test('a successor is another member who has signed in', () => {
  const all = [ada, cleo, invited];
  expect(canSucceed(all, ada, 'cleo')).toEqual({ allowed: true });
  for (const userId of ['ada', 'temp_1', 'nobody']) expect(canSucceed(all, ada, userId).allowed, userId).toBe(false);
  expect(otherMembers(all, ada)).toEqual([cleo]);
});

test('an organization is empty with one member and nothing but defaults', () => {
  expect(isEmptyOrganization(1, 0)).toBe(true);
  expect(isEmptyOrganization(2, 0)).toBe(false);
  expect(isEmptyOrganization(1, 1)).toBe(false);
});

test('a deletion is confirmed by the name of the organization, ignoring case and outer spaces', () => {
  expect(confirmsName(' acme gmbh ', 'Acme GmbH')).toBe(true);
  expect(confirmsName('Acme', 'Acme GmbH')).toBe(false);
  expect(confirmsName('', 'Acme')).toBe(false);
});
