/** A mail server for tests, which accepts mail, refuses it, or does not respond. */
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface Received {
  from: string;
  to: string[];
  /** Header and body. */
  data: string;
  /** The decoded login of AUTH PLAIN; null without one. */
  login: string | null;
}

export interface SmtpServer {
  port: number;
  received: Received[];
  /** Number of open connections. */
  open(): number;
  close(): Promise<void>;
}

export type Behavior =
  | 'takes'
  | 'refuses recipients'
  | 'refuses logins'
  | 'never greets'
  | 'never answers data'
  | 'hangs up';

const REPLIES: Readonly<Record<string, string>> = {
  EHLO: '250-mail.test\r\n250-AUTH PLAIN\r\n250 8BITMIME',
  HELO: '250 mail.test',
  MAIL: '250 ok',
  DATA: '354 go on',
  RSET: '250 ok',
  NOOP: '250 ok',
  QUIT: '221 bye',
};

class Conversation {
  readonly #socket: Socket;
  readonly #behavior: Behavior;
  readonly #received: Received[];
  #current: Received = { from: '', to: [], data: '', login: null };
  #inData = false;

  constructor(socket: Socket, behavior: Behavior, received: Received[]) {
    this.#socket = socket;
    this.#behavior = behavior;
    this.#received = received;
  }

  take(line: string): void {
    if (!this.#inData) this.#command(line);
    else if (line !== '.') this.#current.data += `${line.replace(/^\./, '')}\r\n`;
    else this.#endOfData();
  }

  #endOfData(): void {
    this.#inData = false;
    if (this.#behavior === 'never answers data') return;
    this.#received.push(this.#current);
    this.#say('250 kept');
  }

  #command(line: string): void {
    const verb = line.split(' ')[0]?.toUpperCase() ?? '';
    if (verb === 'AUTH') return this.#login(line);
    if (verb === 'MAIL') this.#current.from = addressIn(line);
    if (verb === 'RCPT') return this.#recipient(line);
    if (verb === 'DATA') this.#inData = true;
    this.#say(REPLIES[verb] ?? '502 what?');
    if (verb === 'QUIT') this.#socket.end();
  }

  #login(line: string): void {
    this.#current.login = Buffer.from(line.split(' ')[2] ?? '', 'base64')
      .toString()
      .replaceAll('\0', ' ')
      .trim();
    this.#say(this.#behavior === 'refuses logins' ? '535 no' : '235 come in');
  }

  #recipient(line: string): void {
    if (this.#behavior === 'refuses recipients') return this.#say('550 nobody here');
    this.#current.to.push(addressIn(line));
    this.#say('250 ok');
  }

  #say(reply: string): void {
    this.#socket.write(`${reply}\r\n`);
  }
}

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';

function talk(socket: Socket, behavior: Behavior, received: Received[]): void {
  if (behavior === 'hangs up') return void socket.destroy();
  if (behavior === 'never greets') return;
  const conversation = new Conversation(socket, behavior, received);
  let rest = '';
  socket.write('220 mail.test\r\n');
  socket.on('data', (piece) => {
    const lines = (rest + piece.toString('latin1')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) conversation.take(line);
  });
}

/** Header and body without quoted-printable. */
export function decoded({ data }: Received): string {
  const bytes = data
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** On loopback, on a free port. */
export async function openSmtpServer(behavior: Behavior = 'takes'): Promise<SmtpServer> {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    // The client may disconnect, which is what some tests are about.
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    talk(socket, behavior, received);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  // The server listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    received,
    open: () => sockets.size,
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}
