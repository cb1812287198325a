import type { Member, Role } from '@parapet/contracts';
import { expect, test } from 'vitest';
import { matchingMembers } from './member-list.ts';

const member = (user_id: string, email: string, name: string | null, role: Role): Member => ({
  user_id,
  email,
  name,
  role,
  domains: [],
  assets: [],
  invitation: null,
});
const members = [
  member('u2', 'zoe.groß@acme.example', 'Zoë Groß', 'auditor'),
  member('temp_1', 'new@guests.example', null, 'stakeholder'),
  member('u1', 'ada@acme.example', 'Ada Lovelace', 'admin'),
];
const emails = (filters: Parameters<typeof matchingMembers>[1]) => {
  const { joined, pending } = matchingMembers(members, filters);
  return [joined.map(({ email }) => email), pending.map(({ email }) => email)];
};

test('without filters, all members are sorted by email, and invitations are listed separately', () => {
  expect(emails({ q: '', role: [] })).toEqual([['ada@acme.example', 'zoe.groß@acme.example'], ['new@guests.example']]);
});

test.each([
  ['zoe', ['zoe.groß@acme.example']],
  ['gross ZOE', ['zoe.groß@acme.example']],
  ['love', ['ada@acme.example']],
  ['acme', ['ada@acme.example', 'zoe.groß@acme.example']],
  ['nobody', []],
])('"%s" finds names and addresses however they are written', (q, joined) => {
  expect(emails({ q, role: [] })).toEqual([joined, []]);
});

test('roles filter members and invitations', () => {
  expect(emails({ q: '', role: ['auditor', 'stakeholder'] })).toEqual([
    ['zoe.groß@acme.example'],
    ['new@guests.example'],
  ]);
  expect(emails({ q: 'ada', role: ['auditor'] })).toEqual([[], []]);
});
