/** The mail server, from SMTP_URL, MAIL_FROM and MAIL_RATE_LIMIT. */

export interface MailConfig {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`); otherwise the connection is upgraded where the server offers it. */
  secure: boolean;
  login: { user: string; password: string } | undefined;
  from: MailAddress;
  /** Time limit (ms) for sending one mail. */
  timeout: number;
  /** Cap of mails an hour for the whole server. */
  mostPerHour: number;
}

export interface MailAddress {
  /** '' when there is none. */
  name: string;
  address: string;
}

type Text = (name: string) => string | undefined;
type Fault = (name: string, must: string) => void;
type Whole = (name: string, fallback: number, min: number, max: number) => number;

const TIMEOUT = 10_000;
const MOST_PER_HOUR = 1000;
const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;
const isPort = (protocol: string): protocol is keyof typeof PORTS => Object.hasOwn(PORTS, protocol);

export function readMail(text: Text, whole: Whole, fault: Fault): MailConfig | undefined {
  const mostPerHour = whole('MAIL_RATE_LIMIT', MOST_PER_HOUR, 1, 1_000_000_000);
  const [url, sender] = [text('SMTP_URL'), text('MAIL_FROM')];
  if (url === undefined && sender === undefined) return undefined;
  if (url === undefined || sender === undefined) {
    fault(
      url === undefined ? 'SMTP_URL' : 'MAIL_FROM',
      `must be set when ${url === undefined ? 'MAIL_FROM' : 'SMTP_URL'} is`,
    );
    return undefined;
  }
  const server = serverIn(url);
  if (server === null)
    fault(
      'SMTP_URL',
      'must be like smtp://user:password@mail.example.com:587 or smtps://mail.example.com, without path, query or fragment',
    );
  const from = addressIn(sender);
  if (from === null)
    fault('MAIL_FROM', 'must be an address such as no-reply@example.com, or Name <no-reply@example.com>');
  return server === null || from === null ? undefined : { ...server, from, timeout: TIMEOUT, mostPerHour };
}

function serverIn(value: string): Pick<MailConfig, 'host' | 'port' | 'secure' | 'login'> | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (
    url === null ||
    !isPort(url.protocol) ||
    url.hostname === '' ||
    !/^\/?$/.test(url.pathname) ||
    url.search !== '' ||
    url.hash !== ''
  )
    return null;
  const [user, password] = [decoded(url.username), decoded(url.password)];
  if (user === null || password === null || (user === '' && password !== '')) return null;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? PORTS[url.protocol] : Number(url.port),
    secure: url.protocol === 'smtps:',
    login: user === '' ? undefined : { user, password },
  };
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function addressIn(value: string): MailAddress | null {
  const [, name = '', named, alone] =
    /^(?:([^<>"\p{C}]*?)\s*<([^\s<>@,;:]+@[^\s<>@,;:]+)>|([^\s<>@,;:]+@[^\s<>@,;:]+))$/u.exec(value) ?? [];
  const address = named ?? alone;
  return address === undefined || /\p{C}/u.test(address) ? null : { name: name.trim(), address };
}
