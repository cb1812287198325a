import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@parapet/contracts';
import { wordingProblems } from '@parapet/contracts/testing/texts';
import { invitationMail, nameInMail, type Invited } from './invitation-mail.ts';

const url = 'https://risk.example.com/#invitation=abc';
const mail = (more: Partial<Invited> = {}) => invitationMail({ to: 'ben@guests.example', language: 'en', inviter: 'Ada Lovelace', organization: 'Analytical Engines', url, expiresAt: '2026-03-08T14:30:00.000Z', ...more });

test('says who invites where, how to come, and until when', () => {
  const { to, subject, text, html } = mail();
  expect([to, subject]).toEqual(['ben@guests.example', 'Ada Lovelace has invited you to Analytical Engines']);
  expect(text).toBe(
    [
      'Ada Lovelace has invited you to join the organization “Analytical Engines” in Parapet.',
      `Open this link to join:\n${url}`,
      'The link can be used once, until March 8, 2026 at 2:30 PM UTC.',
      'If you did not expect this invitation, you can ignore this email.\n',
    ].join('\n\n'),
  );
  expect(html).toContain(`<a href="${url}"`);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('nothing is missing, and it is no other language', () => {
    const { subject, text, html } = mail({ language });
    for (const part of [subject, text]) expect(part).toContain('Ada Lovelace');
    expect(text).toContain(url);
    expect(html).toContain(`<html lang="${language}">`);
    expect(text).toContain('2026');
    expect(wordingProblems(language, { subject, text: text.replaceAll(url, '').trim().replaceAll(/\n+/g, ' ') })).toEqual([]);
    expect(new Set(LANGUAGES.map((one) => mail({ language: one }).text)).size).toBe(LANGUAGES.length);
  });
});

test('what people call themselves is text, not markup', () => {
  const { html, text } = mail({ inviter: '<img src=x onerror=alert(1)>', organization: '"><script>alert(1)</script>' });
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toContain('&#60;script&#62;');
  expect(text).toContain('<img src=x');
});

test.each([
  ['Ada\r\nBcc: all@example.com', 'Ada Bcc: all@example.com'],
  ['Ada\u0000\u0007\u2028\u2029\u0085Lovelace', 'Ada Lovelace'],
  ['\u202EecalevoL\u200B', 'ecalevoL'],
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['A'.repeat(200), `${'A'.repeat(99)}…`],
  ['😀'.repeat(101), `${'😀'.repeat(99)}…`],
])('the name %j is one line', (name, line) => expect(nameInMail(name)).toBe(line));
