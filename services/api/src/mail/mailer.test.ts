import { afterEach, expect, test } from 'vitest';
import type { MailConfig } from './mail-config.ts';
import { createMailer, transportOptions, type Message } from './mailer.ts';
import { openSmtpServer, type Behavior, type SmtpServer } from './testing/smtp-server.ts';

const open: SmtpServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

const CONFIG: MailConfig = {
  host: '127.0.0.1',
  port: 25,
  secure: false,
  login: undefined,
  from: { name: 'Parapet', address: 'no-reply@parapet.example' },
  timeout: 300,
  mostPerHour: 1000,
};
const MESSAGE: Message = { to: 'ben@guests.example', subject: 'Hello', text: 'Plain', html: '<p>Rich</p>' };

async function send(behavior: Behavior, message: Partial<Message> = {}): Promise<SmtpServer> {
  const server = await openSmtpServer(behavior);
  open.push(server);
  await createMailer(
    { ...CONFIG, port: server.port, timeout: behavior === 'takes' ? 10_000 : 300 },
    'https://risk.example.com',
  ).send({ ...MESSAGE, ...message });
  return server;
}
const headOf = ({ received }: SmtpServer) => (received[0]?.data ?? '').split('\r\n\r\n')[0] ?? '';

test('a mail has text and HTML, and is marked as automatic', async () => {
  const server = await send('takes');
  expect(server.received).toMatchObject([
    { from: 'no-reply@parapet.example', to: ['ben@guests.example'], login: null },
  ]);
  expect(headOf(server)).toMatch(/^From: Parapet <no-reply@parapet\.example>\r?$/m);
  expect(headOf(server)).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  expect(headOf(server)).not.toMatch(/nodemailer/i);
  expect(server.received[0]?.data).toMatch(/text\/plain[^]*Plain[^]*text\/html[^]*<p>Rich<\/p>/);
});

test.each([
  { subject: 'Hello\r\nBcc: evil@example.com\r\n\r\nOther body' },
  { subject: 'Hello\nBcc: evil@example.com' },
  { text: 'x\r\n.\r\nMAIL FROM:<evil@example.com>\r\nRCPT TO:<evil@example.com>\r\nDATA\r\nSubject: evil\r\n.\r\n' },
])('%j adds no header, recipient or mail', async (message) => {
  const server = await send('takes', message);
  expect(server.received.map(({ from, to }) => [from, to])).toEqual([
    ['no-reply@parapet.example', ['ben@guests.example']],
  ]);
  expect(headOf(server)).not.toMatch(/^Bcc:/im);
});

test.each([
  'ben@guests.example\r\nRCPT TO:<evil@example.com>',
  'ben@guests.example>\r\nBcc: evil@example.com',
  'ben@guests.example, evil@example.com',
  'ben@guests.example;evil@example.com',
  'Ben <evil@example.com>',
  '"a,b"@guests.example',
  'undisclosed: evil@example.com;',
  'ben',
  '',
])('%j is not one address, and receives no mail', async (to) => {
  await expect(send('takes', { to })).rejects.toThrow('EADDRESS');
  expect(open[0]?.received).toEqual([]);
});

test.each<[Behavior, object]>([
  ['refuses recipients', { status: 550 }],
  ['never greets', { status: undefined }],
  ['never answers data', { status: undefined }],
  ['hangs up', { status: undefined }],
])('a server that %s causes an error without contents of the mail', async (behavior, facts) => {
  const error: unknown = await send(behavior).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'MailError', code: expect.any(String), ...facts });
  expect(JSON.stringify(error) + String(error)).not.toMatch(/guests|Plain|nobody here/);
});

test('a password requires TLS, except to a mail server on this machine', () => {
  const login = { user: 'u', password: 'p' };
  const needsTls = (more: Partial<MailConfig>) =>
    transportOptions({ ...CONFIG, ...more }, 'risk.example.com').requireTLS;
  expect([
    needsTls({ host: 'mail.example.com', login }),
    needsTls({ host: 'mail.example.com' }),
    needsTls({ host: '127.0.0.1', login }),
    needsTls({ host: 'mail.example.com', secure: true, login }),
  ]).toEqual([true, false, false, false]);
});

test('a server without TLS never receives the password', async () => {
  const server = await openSmtpServer('takes');
  open.push(server);
  const mailer = createMailer(
    { ...CONFIG, host: 'localhost.', port: server.port, login: { user: 'u', password: 'p' }, timeout: 2000 },
    'https://risk.example.com',
  );
  await expect(mailer.send(MESSAGE)).rejects.toThrow('the mail server did not take it');
  expect(server.received).toEqual([]);
});
