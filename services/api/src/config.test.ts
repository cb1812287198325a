import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('all settings have defaults', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    publicUrl: 'http://localhost:8080',
    rateLimit: 1200,
    logLevel: 'info',
  });
  expect(config.mongodbUrl).toBeUndefined();
  expect(config.oidc).toBeUndefined();
});

test('the public URL contains the port and has no trailing slash', () => {
  expect(readConfig({ PORT: '9000' }).publicUrl).toBe('http://localhost:9000');
  expect(readConfig({ PUBLIC_URL: 'https://risk.example.com/' }).publicUrl).toBe('https://risk.example.com');
});

test('one error names all invalid values', () => {
  const wrong = {
    PORT: '80a',
    LOG_LEVEL: 'loud',
    MONGODB_URL: 'postgres://u:secret@h',
    PUBLIC_URL: 'https://a.example/b',
    RATE_LIMIT: '0',
    OIDC_ISSUER: 'https://id.example',
  };
  const error = thrown(() => readConfig(wrong));
  expect(error).toBeInstanceOf(ConfigError);
  expect((error as ConfigError).faults.map((fault) => fault.split(' ')[0])).toEqual(
    expect.arrayContaining(['PORT', 'LOG_LEVEL', 'MONGODB_URL', 'PUBLIC_URL', 'RATE_LIMIT', 'OIDC_ISSUER,']),
  );
  expect((error as ConfigError).faults).toHaveLength(6);
});

test('no message contains a secret', () => {
  const error = thrown(() => readConfig({ MONGODB_URL: 'postgres://u:hunter2@h' }));
  expect(error).toBeInstanceOf(ConfigError);
  expect(String(error)).not.toContain('hunter2');
});

test('a language model requires a URL only', () => {
  expect(readConfig({}).ai).toBeUndefined();
  expect(readConfig({ AI_MODEL: 'm' }).ai).toBeUndefined();
  expect(readConfig({ AI_BASE_URL: 'http://127.0.0.1:1234/v1/' }).ai).toEqual({
    baseUrl: 'http://127.0.0.1:1234/v1',
    apiKey: undefined,
    model: 'openai/gpt-oss-20b',
    timeout: 60_000,
    rateLimit: 30,
  });
  const all = {
    AI_BASE_URL: 'https://models.example.com',
    AI_API_KEY: 'k',
    AI_MODEL: 'big',
    AI_TIMEOUT: '5',
    AI_RATE_LIMIT: '2',
  };
  expect(readConfig(all).ai).toEqual({
    baseUrl: 'https://models.example.com',
    apiKey: 'k',
    model: 'big',
    timeout: 5000,
    rateLimit: 2,
  });
});

test.each([
  [{ AI_API_KEY: 'hunter2' }, /AI_BASE_URL must be set when AI_API_KEY is/],
  [{ AI_BASE_URL: 'ftp://h' }, /AI_BASE_URL must be an http/],
  [{ AI_BASE_URL: 'https://me:hunter2@h/v1' }, /without user/],
  [{ AI_BASE_URL: 'https://h/v1?key=hunter2' }, /query/],
  [{ AI_BASE_URL: 'https://h', AI_TIMEOUT: '0' }, /AI_TIMEOUT/],
  ...[
    'hunter2\nmore',
    'more\r\nhunter2',
    'hunter2 more',
    'hunter2\tmore',
    'hunter2\u0000',
    'hunter2é',
    'hunter2\u200b',
    'hunter2\u007f',
  ].map((key): [Record<string, string>, RegExp] => [
    { AI_BASE_URL: 'https://h', AI_API_KEY: key },
    /AI_API_KEY must have visible ASCII characters only/,
  ]),
])('%j is refused, and the message contains no secret', (env, message) => {
  const error = thrown(() => readConfig(env));
  expect(String(error)).toMatch(message);
  expect(String(error)).not.toContain('hunter2');
});

test('a mail server requires a URL and a sender', () => {
  expect(readConfig({}).mail).toBeUndefined();
  expect(readConfig({ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'no-reply@example.com' }).mail).toEqual({
    host: 'mail.example.com',
    port: 587,
    secure: false,
    login: undefined,
    from: { name: '', address: 'no-reply@example.com' },
    timeout: 10_000,
    mostPerHour: 1000,
  });
  expect(
    readConfig({ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@example.com', MAIL_RATE_LIMIT: '50' }).mail
      ?.mostPerHour,
  ).toBe(50);
  expect(
    readConfig({ SMTP_URL: 'smtps://me%40example.com:p%3Aq%2F@[::1]:2465/', MAIL_FROM: 'Risk Team <risk@example.com>' })
      .mail,
  ).toMatchObject({
    host: '::1',
    port: 2465,
    secure: true,
    login: { user: 'me@example.com', password: 'p:q/' },
    from: { name: 'Risk Team', address: 'risk@example.com' },
  });
});

const MAIL_FROM = 'a@example.com';
test.each([
  [{ SMTP_URL: 'smtp://u:hunter2@h' }, /MAIL_FROM must be set when SMTP_URL is/],
  [{ MAIL_FROM }, /SMTP_URL must be set when MAIL_FROM is/],
  ...[
    'http://u:hunter2@h',
    'smtp:u:hunter2@h',
    'smtp://:hunter2@h',
    'smtp://u:hunter2@',
    'smtp://u:hunter2@h/path',
    'smtp://u:hunter2@h?tls.rejectUnauthorized=false',
    'smtp://u:hunter2@h#x',
    'smtp://u:hunter2%@h',
    'hunter2',
  ].map((SMTP_URL): [Record<string, string>, RegExp] => [{ SMTP_URL, MAIL_FROM }, /SMTP_URL must be like/]),
  ...[
    'nobody',
    'a@b@c',
    'a@example.com, b@example.com',
    'A <a@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'A\nB <a@example.com>',
  ].map((sender): [Record<string, string>, RegExp] => [
    { SMTP_URL: 'smtp://u:hunter2@h', MAIL_FROM: sender },
    /MAIL_FROM must be an address/,
  ]),
])('the mail settings %j are refused, and the message contains no secret', (env, message) => {
  const error = thrown(() => readConfig(env));
  expect(error).toBeInstanceOf(ConfigError);
  expect(String(error)).toMatch(message);
  expect(String(error)).not.toContain('hunter2');
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', MONGODB_URL: ' ' })).toMatchObject({ port: 8080, mongodbUrl: undefined });
});

test.each(['0x50', '1e3', '-1', '65536', '8080.5'])('PORT=%s is refused', (PORT) => {
  expect(() => readConfig({ PORT })).toThrow(/PORT must be a whole number from 0 to 65535/);
});

function thrown(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

test('who may sign up is set by SIGN_UP, and everybody may by default', () => {
  expect(readConfig({}).signUp).toBe('open');
  expect(readConfig({ SIGN_UP: 'invited' }).signUp).toBe('invited');
  expect(() => readConfig({ SIGN_UP: 'closed' })).toThrow('SIGN_UP must be one of open, invited (it is "closed")');
});

test('admins of the server are named by their e-mail addresses', () => {
  expect(readConfig({}).serverAdmins).toEqual([]);
  const named = readConfig({ SERVER_ADMINS: 'Ada@example.com, grace@example.com' });
  expect(named.serverAdmins).toEqual(['ada@example.com', 'grace@example.com']);
  expect(() => readConfig({ SERVER_ADMINS: 'ada' })).toThrow('SERVER_ADMINS must be e-mail addresses');
});

test('overrides come from no other origin unless one is named', () => {
  expect(readConfig({}).overrideOrigins).toEqual([]);
  expect(readConfig({ OVERRIDE_ORIGINS: 'http://localhost:4201' }).overrideOrigins).toEqual(['http://localhost:4201']);
  for (const bad of ['*', 'https://previews.example.com/pr-7'])
    expect(() => readConfig({ OVERRIDE_ORIGINS: bad })).toThrow('OVERRIDE_ORIGINS must be an origin');
});

const KEY = 'MC4CAQAwBQYDK2VwBCIEILsG5TIP5fZboNpsXJvHsYLtJnEX2XknTpmU64c+fXrb';
const PEM = `-----BEGIN PRIVATE KEY-----\n${KEY}\n-----END PRIVATE KEY-----\n`;

test.each([
  [undefined, undefined],
  ['new', 'new'],
  [PEM, PEM],
  [PEM.replaceAll('\n', '\\n'), PEM],
  [KEY, PEM],
])('AUDIT_KEY %j is read as PEM', (AUDIT_KEY, key) =>
  expect(readConfig({ AUDIT_KEY }).audit).toEqual({ key, sealUrl: undefined }),
);

test.each<[Record<string, string>, RegExp]>([
  [
    { AUDIT_KEY: 'hunter2' },
    /AUDIT_KEY must be an Ed25519 private key as PEM \(PKCS #8\), such as the content of audit-key.pem, or new$/,
  ],
  [
    {
      AUDIT_KEY:
        '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAlprk935p5kautGBCt2Yd2A8kPzzuI/YKKoNAWvxT6Zo=\n-----END PUBLIC KEY-----',
    },
    /AUDIT_KEY must be/,
  ],
  [{ AUDIT_SEAL_URL: 'seals.example.com/hunter2' }, /AUDIT_SEAL_URL must be an http\(s\) address without user/],
  [{ AUDIT_SEAL_URL: 'https://u:hunter2@seals.example.com' }, /AUDIT_SEAL_URL must be/],
])('%j is refused, without a secret', (env, message) => {
  const error = String(thrown(() => readConfig(env)));
  expect(error).toMatch(message);
  expect(error).not.toContain('hunter2');
});

test('AUDIT_SEAL_URL is where seals are posted', () => {
  expect(readConfig({ AUDIT_SEAL_URL: 'https://seals.example.com/parapet?token=x' }).audit.sealUrl).toBe(
    'https://seals.example.com/parapet?token=x',
  );
});
