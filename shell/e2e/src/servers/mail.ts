/** A mail server that keeps what the service sends. */
import { expect } from '@playwright/test';
import { decoded, openSmtpServer } from '../../../../services/api/src/mail/testing/smtp-server.ts';

export interface MailServer {
  /** Settings that make the service use it. */
  readonly serviceEnv: Record<string, string>;
  /** Waits for the mail with this subject to an address. @returns its link */
  linkTo(address: string, subject: string): Promise<string>;
  /** The same. @returns all links of its text */
  linksTo(address: string, subject: string): Promise<string[]>;
  stop(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const server = await openSmtpServer();
  const linksTo = async (address: string, subject: string) => {
    const find = () =>
      server.received
        .filter(({ to }) => to.includes(address))
        .map(decoded)
        .find((text) => text.includes(`Subject: ${subject}`)) ?? '';
    // Some mails wait for others that may come at the same time.
    await expect.poll(find, { timeout: 60_000 }).toMatch(/https?:/);
    const [, ...parts] = find().split('\r\n\r\n');
    return parts.join('\n').match(/https?:\/\/[^\s<>"]+/g) ?? [];
  };
  return {
    serviceEnv: { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'Parapet <no-reply@parapet.example>' },
    linksTo,
    linkTo: async (address, subject) => (await linksTo(address, subject))[0] ?? '',
    stop: () => server.close(),
  };
}
