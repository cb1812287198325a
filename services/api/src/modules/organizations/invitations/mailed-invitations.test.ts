import { afterEach, describe, expect, test } from 'vitest';
import type { MemberInvitation } from '@parapet/contracts';
import { readConfig } from '../../../config.ts';
import { decoded, openSmtpServer, type Behavior, type SmtpServer } from '../../../mail/testing/smtp-server.ts';
import { openApi, type Person, type TestApi } from '../../../testing/api.ts';
import { stores } from '../../../store/testing.ts';

describe.each(stores)('invitations by e-mail on $name', (on) => {
  const open: { close(): Promise<void> }[] = [];
  const lines: string[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
    lines.length = 0;
  });

  async function setUp(behavior: Behavior, timeout = 5000): Promise<{ api: TestApi; server: SmtpServer; ada: Person }> {
    const server = await openSmtpServer(behavior);
    const { mail } = readConfig({
      SMTP_URL: `smtp://post:hunter2@127.0.0.1:${server.port}`,
      MAIL_FROM: 'Parapet <no-reply@parapet.example>',
    });
    const api = await openApi(on, {
      config: { mail: mail && { ...mail, timeout }, logLevel: 'info' },
      logStream: { write: (line) => lines.push(line) },
    });
    const ada = await api.stranger('ada@example.com', { name: 'Ada Lovelace' });
    const { data } = await ada.client.POST('/api/organizations', { body: { name: 'Analytical Engines' } });
    open.push(api, server);
    return { api, server, ada: { ...ada, organizationId: data?.id ?? '' } };
  }

  async function invite(ada: Person, email = 'ben@guests.example'): Promise<MemberInvitation> {
    const answer = await ada.send('POST', `/api/organizations/${ada.organizationId}/members`, {
      email,
      role: 'auditor',
    });
    expect(answer.status).toBe(201);
    // The contract check has validated the type.
    return (await answer.json()) as MemberInvitation;
  }
  const textOf = ({ received: [first] }: SmtpServer) => (first === undefined ? '' : decoded(first));

  test('are sent to the address, with the link of the response', async () => {
    const { server, ada } = await setUp('takes');
    const { mailed, invitation_url } = await invite(ada);
    expect(mailed).toBe(true);
    expect(server.received).toMatchObject([
      { from: 'no-reply@parapet.example', to: ['ben@guests.example'], login: 'post hunter2' },
    ]);
    const data = textOf(server);
    expect(data).toContain('Subject: Ada Lovelace has invited you to Analytical Engines');
    expect(data.split(invitation_url).length - 1).toBeGreaterThanOrEqual(2);
    expect(lines.join('')).not.toMatch(/hunter2|invitation=/);
  });

  test('are in the language of the person who invites', async () => {
    const { server, ada } = await setUp('takes');
    await ada.send('PATCH', '/api/me/preferences', { language: 'de' });
    await invite(ada);
    expect(textOf(server)).toContain(
      'Ada Lovelace hat Sie eingeladen, in Parapet der Organisation „Analytical Engines“ beizutreten.',
    );
  });

  test.each<[Behavior, RegExp]>([
    ['refuses recipients', /"status":550/],
    ['refuses logins', /"status":535/],
    ['hangs up', /"code":"E/],
    ['never greets', /"code":"/],
    ['never answers data', /"code":"/],
  ])('a mail server that %s does not prevent an invitation', async (behavior, logged) => {
    const { api, ada, server } = await setUp(behavior, 400);
    const started = performance.now();
    const { mailed, invitation_url, member } = await invite(ada);
    expect(mailed).toBe(false);
    expect(performance.now() - started).toBeLessThan(4000);
    const line = lines.find((one) => one.includes('an invitation was not mailed')) ?? '';
    expect(line).toMatch(logged);
    expect(lines.join('')).not.toMatch(/hunter2|invitation=|ben@guests/);
    await expect.poll(() => server.open()).toBe(0);
    const ben = await api.stranger('ben@elsewhere.example');
    const token = new URL(invitation_url).hash.replace('#invitation=', '');
    expect((await ben.send('POST', '/api/invitations/accept', { token })).status).toBe(200);
    expect(member.user_id).toMatch(/^temp_/);
  });

  test('that are refused are not mailed', async () => {
    const { server, ada } = await setUp('takes');
    await invite(ada);
    expect(
      (
        await ada.send('POST', `/api/organizations/${ada.organizationId}/members`, {
          email: 'ben@guests.example',
          role: 'auditor',
        })
      ).status,
    ).toBe(409);
    expect(
      (
        await ada.send('POST', `/api/organizations/${ada.organizationId}/members`, {
          email: 'cy@guests.example',
          role: 'auditor',
          domains: ['nowhere'],
        })
      ).status,
    ).toBe(400);
    expect(server.received).toHaveLength(1);
  });

  test('are limited per hour and address', async () => {
    const { server, ada } = await setUp('takes');
    const mailed: boolean[] = [];
    for (let n = 0; n < 7; n += 1) {
      const invitation = await invite(ada);
      mailed.push(invitation.mailed);
      await ada.send('DELETE', `/api/organizations/${ada.organizationId}/members/${invitation.member.user_id}`);
    }
    expect(mailed).toEqual([true, true, true, true, true, false, false]);
    expect(server.received).toHaveLength(5);
    expect((await invite(ada, 'cy@guests.example')).mailed).toBe(true);
  });
});
