import { expect, test } from 'vitest';
import { foldEmail, invitationToken, invitationUrl } from './invitation-links.ts';

const TOKEN = 'aZ09_-aZ09_-aZ09_-aZ09_-aZ09_-aZ09_-aZ09_-a';

test('an invitation link has the token in its fragment, and invitationToken reads it', () => {
  const link = new URL(invitationUrl('https://grc.example', TOKEN));
  expect([link.pathname, link.search]).toEqual(['/', '']);
  expect(invitationToken(link.hash)).toBe(TOKEN);
});

test.each(['', '#', '#invitation', `#other=${TOKEN}`, `invitation=${TOKEN}`, '#/invitation=x'])(
  '%j is not the fragment of an invitation',
  (hash) => {
    expect(invitationToken(hash)).toBeNull();
  },
);

test('an invitation link without a token gives an empty token, which the server refuses', () => {
  expect(invitationToken('#invitation=')).toBe('');
});

test('addresses are equal regardless of case, outer spaces and Unicode normalization', () => {
  expect(foldEmail(' Zo\u0065\u0308@Example.COM ')).toBe(foldEmail('zo\u00eb@example.com'));
});
