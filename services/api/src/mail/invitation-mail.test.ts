import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@parapet/contracts';
import { wordingProblems } from '@parapet/contracts/testing/texts';
import { invitationMail, type Invited } from './invitation-mail.ts';

const url = 'https://risk.example.com/#invitation=abc';
const mail = (more: Partial<Invited> = {}) =>
  invitationMail({
    to: 'ben@guests.example',
    language: 'en',
    inviter: 'Ada Lovelace',
    organization: 'Analytical Engines',
    url,
    expiresAt: '2026-03-08T14:30:00.000Z',
    ...more,
  });

test('names the person, the organization, the link and its expiry', () => {
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
  test('the text is complete, and in that language', () => {
    const { subject, text, html } = mail({ language });
    for (const part of [subject, text]) expect(part).toContain('Ada Lovelace');
    expect(text).toContain(url);
    expect(html).toContain(`<html lang="${language}">`);
    expect(text).toContain('2026');
    expect(
      wordingProblems(language, { subject, text: text.replaceAll(url, '').trim().replaceAll(/\n+/g, ' ') }),
    ).toEqual([]);
    expect(new Set(LANGUAGES.map((one) => mail({ language: one }).text)).size).toBe(LANGUAGES.length);
  });
});

test('names are escaped', () => {
  const { html, text } = mail({ inviter: '<img src=x onerror=alert(1)>', organization: '"><script>alert(1)</script>' });
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toContain('&#60;script&#62;');
  expect(text).toContain('<img src=x');
});

test('names never become links', () => {
  const { subject, text, html } = mail({
    inviter: 'Prize at https://evil.example/win',
    organization: 'www.evil.example',
  });
  for (const part of [subject, text, html]) expect(part).not.toMatch(/evil\.example|www\.evil|https:\/\/evil/);
});
