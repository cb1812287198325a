import { expect, test } from 'vitest';
import {
  DEFAULT_ROLE,
  canChangeRole,
  canRemoveMember,
  freePendingId,
  isPendingMember,
  memberRefusal,
  newMemberProblems,
  pendingMemberId,
  type MemberShape,
} from './member-rules.ts';

const ada: MemberShape = { user_id: 'ada', email: 'ada@example.com', role: 'admin' };
const ben: MemberShape = { user_id: 'ben', email: 'ben@example.com', role: 'admin' };
const cleo: MemberShape = { user_id: 'cleo', email: 'cleo@example.com', role: 'auditor' };
const invited: MemberShape = { user_id: 'temp_1700000000000', email: 'dan@example.com', role: 'admin' };

test('nobody removes themself', () => {
  expect(canRemoveMember([ada, ben], ada, 'ada')).toEqual({ allowed: false, reason: 'You cannot remove yourself.' });
});

test('the last admin cannot be removed or given another role', () => {
  expect(canRemoveMember([ada, cleo], ada, 'cleo')).toEqual({
    allowed: false,
    reason: 'The last admin cannot be removed.',
  });
  expect(canChangeRole([ada, cleo], ada, 'auditor')).toEqual({
    allowed: false,
    reason: 'The last admin cannot be given another role.',
  });
  expect(canChangeRole([ada, cleo], ada, 'admin')).toEqual({ allowed: true });
});

test('one of two admins can be removed', () => {
  expect(canRemoveMember([ada, ben], ben, 'ada')).toEqual({ allowed: true });
  expect(canChangeRole([ada, ben], ada, 'stakeholder')).toEqual({ allowed: true });
});

test('an invited admin does not count until they sign in, and can be removed', () => {
  expect(canChangeRole([ada, invited], ada, 'auditor').allowed).toBe(false);
  expect(canRemoveMember([ada, invited], invited, 'ada')).toEqual({ allowed: true });
  expect(canChangeRole([ada, invited], invited, 'auditor')).toEqual({ allowed: true });
});

test('other members can be removed and promoted', () => {
  expect(canRemoveMember([ada, cleo], cleo, 'ada')).toEqual({ allowed: true });
  expect(canChangeRole([ada, cleo], cleo, 'admin')).toEqual({ allowed: true });
});

test('a member is pending until they sign in', () => {
  expect(pendingMemberId(1_700_000_000_000)).toBe('temp_1700000000000');
  expect([ada, invited].map(isPendingMember)).toEqual([false, true]);
});

test('two members added at once get different ids', () => {
  expect(freePendingId([ada], 1_700_000_000_000)).toBe('temp_1700000000000');
  expect(freePendingId([invited, { user_id: 'temp_1700000000001' }], 1_700_000_000_000)).toBe('temp_1700000000002');
});

test('an existing member is a conflict, everything else an invalid request', () => {
  const email = ' ADA@example.com';
  expect(memberRefusal(newMemberProblems([ada], { email, role: 'auditor' }))).toEqual({
    status: 409,
    code: 'already_member',
    detail: 'This person is already a member',
    errors: [{ path: '/email', message: 'This person is already a member' }],
  });
  expect(memberRefusal(newMemberProblems([ada], { email, role: '' }))).toMatchObject({
    status: 400,
    code: 'invalid_request',
    errors: [{ path: '/email' }, { path: '/role' }],
  });
});

test.each([
  [{ email: ' ', role: 'auditor' }, ['Email is required']],
  [{ email: 'dan', role: 'auditor' }, ['Enter a valid email address']],
  [{ email: ' ADA@example.com', role: 'auditor' }, ['This person is already a member']],
  [{ email: 'eve@example.com', role: '' }, ['Role is required']],
  [
    { email: 'eve@example.com', role: 'king' },
    ['Role must be one of admin, risk_manager, grc_domain_manager, asset_owner, risk_owner, stakeholder, auditor'],
  ],
  [{ email: 'eve@example.com', role: DEFAULT_ROLE }, []],
])('adding %j gives the messages %j', (input, messages) => {
  expect(newMemberProblems([ada, cleo], input).map(({ message }) => message)).toEqual(messages);
});
