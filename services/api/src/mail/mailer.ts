/** Sends mail through the configured server. */
import type { Transporter } from 'nodemailer';
import type { MailConfig } from './mail-config.ts';

export interface Message {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The page that stops such mails. Mail programs post to it, too. */
  stopUrl?: string;
}

export interface Mailer {
  /** @throws MailError when the server does not accept the mail in time */
  send(message: Message): Promise<void>;
}

/** Contains nothing of the mail, the login, or the text of the server. */
export class MailError extends Error {
  override name = 'MailError';
  /** Error code of the library, e.g. `EAUTH`, or of the system, e.g. `ECONNREFUSED`. */
  readonly code: string;
  /** Status of the server's response; undefined without one. */
  readonly status: number | undefined;
  constructor(code: string, status: number | undefined) {
    super(`the mail server did not take it (${[code, status].filter((part) => part !== undefined).join(', ')})`);
    this.code = code;
    this.status = status;
  }
}

/** Excludes what the library would parse as several addresses, or as an address with a name. */
const ONE_ADDRESS = /^[^\s\p{C}<>()[\]@,;:"\\]+@[^\s\p{C}<>()[\]@,;:"\\]+$/u;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** @param name of this service in the greeting */
export function transportOptions({ host, port, secure, login, timeout }: MailConfig, name: string) {
  return {
    host,
    port,
    secure,
    name,
    ...(login !== undefined && { auth: { user: login.user, pass: login.password } }),
    // Never sends a password in clear text over a network.
    requireTLS: login !== undefined && !secure && !LOOPBACK.test(host),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** @param publicUrl origin that people open */
export function createMailer(config: MailConfig, publicUrl: string): Mailer {
  let transport: Promise<Transporter> | undefined;
  // Loaded with the first mail, because most installations send none.
  const open = async () =>
    (await import('nodemailer')).createTransport(transportOptions(config, new URL(publicUrl).hostname));
  return {
    async send({ to, subject, text, html, stopUrl }) {
      if (!ONE_ADDRESS.test(to)) throw new MailError('EADDRESS', undefined);
      const opened = await (transport ??= open());
      try {
        await opened.sendMail({
          from: config.from,
          to: { name: '', address: to },
          envelope: { from: config.from.address, to: [to] },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated', ...(stopUrl !== undefined && stopHeaders(stopUrl)) },
          xMailer: false,
          textEncoding: 'quoted-printable',
          signal: AbortSignal.timeout(config.timeout),
        });
      } catch (error) {
        throw failure(error);
      }
    },
  };
}

/** RFC 8058. */
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function failure(error: unknown): MailError {
  const code: unknown = Reflect.get(Object(error), 'code');
  const status: unknown = Reflect.get(Object(error), 'responseCode');
  return new MailError(typeof code === 'string' ? code : 'ETIMEDOUT', typeof status === 'number' ? status : undefined);
}
