import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { mailDomain, organizationId, organizationName } from './organization.ts';

test.each([
  ['ada@Example.COM', 'example.com'],
  [' ada@example.com ', 'example.com'],
  ['ada', null],
  ['ada@', null],
  ['@example.com', null],
  ['a b@example.com', null],
  ['a@b@example.com', null],
])('the domain of %j is %j', (email, domain) => expect(mailDomain(email)).toBe(domain));

test('an organisation is named after the local part', () => {
  expect(organizationName('ada.l@example.com')).toBe("ada.l's Organization");
});

test('its id holds twelve characters of a SHA-256 over domain, time and random text', async () => {
  const hash = createHash('sha256').update('example.com1700000000000seed').digest('hex').slice(0, 12);
  expect(await organizationId('example.com', 1_700_000_000_000, 'seed')).toBe(`org_example.com_${hash}`);
});
