import { expect, test } from 'vitest';
import { foldEmail, invitationToken, invitationUrl } from './invitation-links.ts';

const TOKEN = 'aZ09_-aZ09_-aZ09_-aZ09_-aZ09_-aZ09_-aZ09_-a';

test('a link has the token in its fragment, where it can be read', () => {
  const link = new URL(invitationUrl('https://grc.example', TOKEN));
  expect([link.pathname, link.search]).toEqual(['/', '']);
  expect(invitationToken(link.hash)).toBe(TOKEN);
});

test.each(['', '#', '#invitation', `#other=${TOKEN}`, `invitation=${TOKEN}`, '#/invitation=x'])('%j is not the fragment of an invitation', (hash) => {
  expect(invitationToken(hash)).toBeNull();
});

test('an invitation without a token is still one, for the server to refuse', () => {
  expect(invitationToken('#invitation=')).toBe('');
});

test('upper and lower case are the same address', () => {
  expect(foldEmail(' Zo\u0065\u0308@Example.COM ')).toBe(foldEmail('zo\u00eb@example.com'));
});
