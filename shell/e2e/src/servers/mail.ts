/** A mail server that keeps what the service sends. */
import { expect } from '@playwright/test';
import { decoded, openSmtpServer } from '../../../../services/api/src/mail/testing/smtp-server.ts';

export interface MailServer {
  /** Settings that make the service use it. */
  readonly serviceEnv: Record<string, string>;
  /** Waits for the mail with this subject to an address. @returns its link */
  linkTo(address: string, subject: string): Promise<string>;
  stop(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const server = await openSmtpServer();
  return {
    serviceEnv: { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'Parapet <no-reply@parapet.example>' },
    async linkTo(address, subject) {
      const find = () =>
        server.received
          .filter(({ to }) => to.includes(address))
          .map(decoded)
          .find((text) => text.includes(`Subject: ${subject}`)) ?? '';
      await expect.poll(find).toMatch(/https?:/);
      const [link = ''] = /https?:\/\/\S+/.exec(find()) ?? [];
      return link;
    },
    stop: () => server.close(),
  };
}
