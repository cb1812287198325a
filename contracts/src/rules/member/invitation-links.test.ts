import { expect, test } from 'vitest';
import { foldEmail, invitationToken, invitationUrl } from './invitation-links.ts';

const TOKEN = 'aZ09_-aZ09_-aZ09_-aZ09_-aZ09_-aZ09_-aZ09_-a';

test('a link carries the token behind the hash, and it can be read from there', () => {
  const link = new URL(invitationUrl('https://grc.example', TOKEN));
  expect([link.pathname, link.search]).toEqual(['/', '']);
  expect(invitationToken(link.hash)).toBe(TOKEN);
});

test.each(['', '#', '#invitation', `#other=${TOKEN}`, `invitation=${TOKEN}`, '#/invitation=x'])('%s is no link of an invitation', (hash) => {
  expect(invitationToken(hash)).toBeNull();
});

test('a link that was cut is one still, which the server refuses', () => {
  expect(invitationToken('#invitation=')).toBe('');
});

test('letters of any case are the same address', () => {
  expect(foldEmail(' Zo\u0065\u0308@Example.COM ')).toBe(foldEmail('zo\u00eb@example.com'));
});
