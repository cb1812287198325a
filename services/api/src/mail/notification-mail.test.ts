import { describe, expect, test } from 'vitest';
import { LANGUAGES, NOTIFICATION_KINDS, type Notification, type NotificationSubject } from '@parapet/contracts';
import { sampleNotification } from '@parapet/contracts/testing/notification';
import { wordingProblems } from '@parapet/contracts/testing/texts';
import { notificationMail, type NotificationMail } from './notification-mail.ts';

const publicUrl = 'https://risk.example.com';
const stopUrl = `${publicUrl}/idp/stop-mails?token=abc`;
const mail = (more: Partial<NotificationMail> = {}) =>
  notificationMail({
    to: 'ben@example.com',
    language: 'en',
    notifications: [sampleNotification],
    organization: 'Cedar',
    today: '2026-03-01',
    publicUrl,
    stopUrl,
    ...more,
  });

test('about one record it says what happened, and leads to the record and to the page that stops it', () => {
  const { to, subject, text, html, stopUrl: stops } = mail();
  expect([to, subject, stops]).toEqual(['ben@example.com', 'Ada assigned you the risk Flood', stopUrl]);
  expect(text).toBe(
    [
      'In the organization “Cedar”:',
      'Ada assigned you the risk Flood',
      `Open it in Parapet:\n${publicUrl}/risk-register?risk=r1`,
      'You get this email because you switched it on in your settings of Parapet.',
      `Stop these emails\n${stopUrl}\n`,
    ].join('\n\n'),
  );
  expect(html).toContain(`<a href="${publicUrl}/risk-register?risk=r1"`);
  expect(html).toContain(`<a href="${stopUrl}">Stop these emails</a>`);
});

test.each<[NotificationSubject, Partial<Notification>, string]>([
  ['task', { record_id: 't1', title: 'Call' }, '/plans-tasks?task=t1'],
  ['flow', { record_id: 'f1' }, '/risk-flow/r1'],
  ['action', { record_id: 'p1', title: 'Drill' }, '/risk-flow/r1'],
  ['review', {}, '/risk-register?risk=r1'],
  ['risk', { record_id: null, risk_id: null, title: null, count: 3 }, '/notifications'],
])('a notification about a %s leads to its page', (subject, more, path) =>
  expect(mail({ notifications: [{ ...sampleNotification, ...more, subject }] }).text).toContain(
    `${publicUrl}${path}\n`,
  ),
);

test('names and titles become no links, and no HTML', () => {
  const title = 'See <b>https://evil.example</b>';
  const { subject, text, html } = mail({
    notifications: [{ ...sampleNotification, title, actor_name: 'evil.example' }],
  });
  for (const said of [subject, text, html]) expect(said).not.toContain('evil.example');
  expect(html).not.toContain('<b>');
});

test('of many the first fifty are listed, and all are counted', () => {
  const many = Array.from({ length: 1200 }, (_, n) => ({ ...sampleNotification, title: `Risk ${n}` }));
  const { subject, text } = mail({ notifications: [sampleNotification, ...many] });
  expect(subject).toBe('1,201 notifications from Parapet');
  expect(text.match(/assigned you the risk/g)).toHaveLength(50);
  expect(text).toContain('And 1,151 more');
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(NOTIFICATION_KINDS)('the mail about "%s" is complete and well written', (kind) => {
    const subject = kind === 'job' ? 'job' : kind === 'due' || kind === 'overdue' ? 'task' : 'risk';
    const said: Notification = {
      ...sampleNotification,
      kind,
      subject,
      title: 'Flood',
      due_date: '2026-03-02',
      job: kind === 'job' ? { kind: 'import', state: 'done' } : null,
    };
    for (const notifications of [[said], [said, sampleNotification]] as const) {
      const { subject: line, text, html } = mail({ language, notifications });
      expect(line).not.toBe('');
      expect(text).not.toMatch(/[{}]|undefined/);
      expect(html).toContain(`<html lang="${language}">`);
      const plain = text
        .replaceAll(/https:\S+/g, '')
        .trim()
        .replaceAll(/\n+/g, ' ');
      expect(wordingProblems(language, { subject: line, text: plain })).toEqual([]);
    }
  });
});
