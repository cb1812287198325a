import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@parapet/contracts';
import { wordingProblems } from '@parapet/contracts/testing/texts';
import { webhookOffMail } from './webhook-off-mail.ts';

const url = 'https://risk.example.com/organization';
const mail = (language: Language, webhook = 'Ticket system', isChat = false) =>
  webhookOffMail({
    to: 'ann@example.com',
    language,
    webhook,
    host: 'tickets.example',
    isChat,
    organization: 'Harbour',
    url,
  });

test('says which webhook was turned off, why, and where it is turned on again', () => {
  const { to, subject, text } = mail('en');
  expect([to, subject]).toEqual(['ann@example.com', 'The webhook Ticket system was turned off']);
  expect(text).toContain('sent to the webhook “Ticket system”');
  expect(text).toContain(`turn it on again:\n${url}`);
});

test('what a chat has missed cannot be repeated', () => {
  expect(mail('en').text).toContain('can be repeated');
  expect(mail('en', 'Slack', true).text).not.toContain('repeated');
});

test('a name never becomes a link', () => {
  expect(mail('en', 'https://evil.example/x').text).not.toContain('https://evil.example/x');
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('it is complete and well written', () => {
    const { subject, text, html } = mail(language);
    expect(text).toContain(url);
    expect(html).toContain(`<html lang="${language}">`);
    const words = text.replaceAll(url, '').replaceAll('tickets.example', '').trim().replaceAll(/\n+/g, ' ');
    expect(wordingProblems(language, { subject, text: words })).toEqual([]);
  });
});
