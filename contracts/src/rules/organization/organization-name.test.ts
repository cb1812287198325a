import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { expect, test } from 'vitest';
import { Id } from '../../schemas/base.ts';
import { mailDomain, organizationId, organizationName } from './organization-name.ts';

test.each([
  ['ada@Example.COM', 'example.com'],
  [' ada@example.com ', 'example.com'],
  ['ada', null],
  ['ada@', null],
  ['@example.com', null],
  ['a b@example.com', null],
  ['a@b@example.com', null],
])('the domain of %j is %j', (email, domain) => expect(mailDomain(email)).toBe(domain));

test('an organization is named after the local part of the address', () => {
  expect(organizationName('ada.l@example.com')).toBe("ada.l's Organization");
});

test('the id of an organization ends with twelve characters of a SHA-256 of domain, time and random text', async () => {
  const hash = createHash('sha256').update('example.com1700000000000seed').digest('hex').slice(0, 12);
  expect(await organizationId('example.com', 1_700_000_000_000, 'seed')).toBe(`org_example.com_${hash}`);
});

const { pattern = '', maxLength = 0 }: { type: string; pattern?: string; maxLength?: number } = Id;
const LONG = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.example`;

test.each([
  ['münchen.de', 'org_xn--mnchen-3ya.de_'],
  ['[192.168.0.1]', 'org_-192.168.0.1-_'],
  ['[ipv6:2001:db8::1]', 'org_-ipv6-2001-db8--1-_'],
  ['a/b', 'org_a-b_'],
  ['müll/b?c#d:8', `org_${domainToASCII('müll-b-c-d-8')}_`],
  ['a_b.example', 'org_a_b.example_'],
  ['\ud800.example', 'org_-.example_'],
  ['ü'.repeat(300), `org_${domainToASCII('ü'.repeat(300)).slice(0, 183)}_`],
  [LONG, `org_${LONG.slice(0, 183)}_`],
])('an id for the domain %s fits the contract', async (domain, start) => {
  const id = await organizationId(domain, 1_700_000_000_000, 'seed');
  expect(id).toMatch(new RegExp(pattern));
  expect(id.length).toBeLessThanOrEqual(maxLength);
  expect([id.slice(0, -12), id.slice(-12)]).toEqual([start, expect.stringMatching(/^[0-9a-f]{12}$/)]);
});

test('the name from a long address is cut without splitting a character', () => {
  expect(organizationName(`${'l'.repeat(185)}@example.com`)).toBe(`${'l'.repeat(185)}'s Organization`);
  expect(organizationName(`${'l'.repeat(184)}😀😀@example.com`)).toBe(`${'l'.repeat(184)}😀's Organization`);
});
