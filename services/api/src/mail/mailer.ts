/** Hands mail over to the server that the settings name. */
import type { Transporter } from 'nodemailer';
import type { MailConfig } from './mail-config.ts';

export interface Message {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** @throws MailError when it was not taken, or not in time */
  send(message: Message): Promise<void>;
}

/** Says why without repeating anything of the mail, the login, or what the server wrote. */
export class MailError extends Error {
  override name = 'MailError';
  /** The library's word for it, e.g. `EAUTH`, or of the system, e.g. `ECONNREFUSED`. */
  readonly code: string;
  /** What the server answered; undefined when it did not. */
  readonly status: number | undefined;
  constructor(code: string, status: number | undefined) {
    super(`the mail server did not take it (${[code, status].filter((part) => part !== undefined).join(', ')})`);
    this.code = code;
    this.status = status;
  }
}

/** What the library would read as several addresses, or as one with a name, is none. */
const ONE_ADDRESS = /^[^\s\p{C}<>()[\]@,;:"\\]+@[^\s\p{C}<>()[\]@,;:"\\]+$/u;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** @param name by which this service introduces itself */
export function transportOptions({ host, port, secure, login, timeout }: MailConfig, name: string) {
  return {
    host, port, secure, name,
    ...(login !== undefined && { auth: { user: login.user, pass: login.password } }),
    // A password does not cross a network in the clear.
    requireTLS: login !== undefined && !secure && !LOOPBACK.test(host),
    connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout, dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** @param publicUrl origin that people open */
export function createMailer(config: MailConfig, publicUrl: string): Mailer {
  let transport: Promise<Transporter> | undefined;
  // Loaded when the first mail is sent: most installations never need it.
  const open = async () => (await import('nodemailer')).createTransport(transportOptions(config, new URL(publicUrl).hostname));
  return {
    async send({ to, subject, text, html }) {
      if (!ONE_ADDRESS.test(to)) throw new MailError('EADDRESS', undefined);
      const opened = await (transport ??= open());
      try {
        await opened.sendMail({
          from: config.from,
          to: { name: '', address: to },
          envelope: { from: config.from.address, to: [to] },
          subject, text, html,
          headers: { 'Auto-Submitted': 'auto-generated' },
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

function failure(error: unknown): MailError {
  const code: unknown = Reflect.get(Object(error), 'code');
  const status: unknown = Reflect.get(Object(error), 'responseCode');
  return new MailError(typeof code === 'string' ? code : 'ETIMEDOUT', typeof status === 'number' ? status : undefined);
}
