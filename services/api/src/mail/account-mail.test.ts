import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@parapet/contracts';
import { wordingProblems } from '@parapet/contracts/testing/texts';
import { accountMail, type AccountMail } from './account-mail.ts';

const url = 'https://risk.example.com/idp/reset?token=abc';
const mail = (more: Partial<AccountMail> = {}) =>
  accountMail({
    kind: 'reset',
    to: 'ann@example.com',
    language: 'en',
    url,
    expiresAt: '2026-03-08T14:30:00.000Z',
    ...more,
  });

test('says what the link is for, when it ends, and what to do if the person did not ask for it', () => {
  const { to, subject, text, html } = mail();
  expect([to, subject]).toEqual(['ann@example.com', 'Choose a new password for Parapet']);
  expect(text).toBe(
    [
      'Someone asked for a new password for your Parapet account.',
      `Open this link to choose one:\n${url}`,
      'The link can be used once, until March 8, 2026 at 2:30 PM UTC.',
      'If this was not you, you can ignore this email. Your password stays the same.\n',
    ].join('\n\n'),
  );
  expect(html).toContain(`<a href="${url}"`);
});

test('a mail whose link does not expire names no end', () =>
  expect(mail({ kind: 'taken', expiresAt: null }).text).not.toContain('until'));

describe.each(['reset', 'sign-up', 'taken', 'verify', 'changed'] as const)('the mail "%s"', (kind) => {
  test.each(LANGUAGES)('is complete in %s, and well written', (language) => {
    const { subject, text, html } = mail({ kind, language });
    expect(text).toContain(url);
    expect(html).toContain(`<html lang="${language}">`);
    expect(
      wordingProblems(language, { subject, text: text.replaceAll(url, '').trim().replaceAll(/\n+/g, ' ') }),
    ).toEqual([]);
  });
  test('differs in each language', () => {
    for (const part of ['subject', 'text'] as const)
      expect(new Set(LANGUAGES.map((language) => mail({ kind, language })[part])).size).toBe(LANGUAGES.length);
  });
});
