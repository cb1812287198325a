/** The settings, which are checked once at startup. */
import { resolve } from 'node:path';
import { SIGN_UP_MODES, type SignUpMode } from '@parapet/contracts/rules';
import { readAudit, type AuditConfig } from './store/audit-key/audit-config.ts';
import { readMail, type MailConfig } from './mail/mail-config.ts';

export interface Config {
  host: string;
  port: number;
  /** Origin that people open, without a trailing slash, e.g. `https://risk.example.com`. */
  publicUrl: string;
  /** Folder of the embedded store. */
  dataDir: string;
  /** How often the embedded store is backed up, and how many of these backups stay; without it only by command. */
  backup: { hours: number; keep: number } | undefined;
  /** MongoDB instead of the embedded store. */
  mongodbUrl: string | undefined;
  /** An OpenID Connect provider instead of the embedded one. */
  oidc: { issuer: string; clientId: string; clientSecret: string } | undefined;
  /** A language model for the assistant, instead of the built-in one. */
  ai: AiConfig | undefined;
  /** The seals of the audit trail. */
  audit: AuditConfig;
  /** A mail server; without one, nothing is mailed. */
  mail: MailConfig | undefined;
  /** Who may create an account and an organization: everybody, or people with an invitation (and the very first person). */
  signUp: SignUpMode;
  /** Folders of the built shell and of the released remotes; without them, only the API is served. */
  web: { shellDir: string; registryDir: string } | undefined;
  /** Where 'Contact Support' leads: a web page or a `mailto:` address. */
  supportUrl: string | undefined;
  /** E-mail addresses of the admins of the server, in lower case. */
  serverAdmins: string[];
  /** Origins from which admins of the server may load a remote in their own session. */
  overrideOrigins: string[];
  /** Additional origins from which remotes may be loaded. */
  remoteOrigins: string[];
  /** Where measurements for Prometheus are served; undefined for nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** Milliseconds from which a query is logged as slow. */
  slowQueryMs: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Requests per minute of one person, or of one address without a session. */
  rateLimit: number;
  /** All files of one organization together, in MB. */
  filesMb: number;
  /** Number of reverse proxies that are trusted to report the client's address. */
  trustProxy: number;
  /** Webhooks may lead into private networks, and to plain http. */
  webhookPrivate: boolean;
}

/** An endpoint with the chat completions API of OpenAI. */
export interface AiConfig {
  /** Without a trailing slash, e.g. `https://models.example.com/v1`. All requests go there. */
  baseUrl: string;
  apiKey: string | undefined;
  /** The default model. */
  model: string;
  /** Limit of the time (ms) for one answer. */
  timeout: number;
  /** Questions per minute of one person. */
  rateLimit: number;
}

/** All invalid settings, one on each line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`Parapet cannot start with these settings:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

type Env = Readonly<Record<string, string | undefined>>;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Reads the settings from environment variables; an empty one counts as absent.
 * @throws ConfigError that names every invalid variable
 */
export function readConfig(env: Env): Config {
  const faults: string[] = [];
  const text = (name: string) => env[name]?.trim() || undefined;
  const fault = (name: string, must: string) => {
    // A mistyped variable must not put a secret into a log.
    const shown = /SECRET|MONGODB|SMTP|^AI_|^AUDIT_/.test(name) ? '' : ` (it is ${JSON.stringify(env[name])})`;
    faults.push(`${name} ${must}${shown}`);
  };
  const whole = (name: string, fallback: number, min: number, max: number) => {
    const value = text(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    fault(name, `must be a whole number from ${min} to ${max}`);
    return fallback;
  };
  const origin = (name: string, value: string) => {
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url !== null && /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/$/, '')) return url.origin;
    fault(name, 'must be an origin such as https://risk.example.com, without a path');
    return value;
  };

  const port = whole('PORT', 8080, 0, 65_535);
  const logLevel = LOG_LEVELS.find((level) => level === (text('LOG_LEVEL') ?? 'info'));
  if (logLevel === undefined) fault('LOG_LEVEL', `must be one of ${LOG_LEVELS.join(', ')}`);
  const signUp = SIGN_UP_MODES.find((mode) => mode === (text('SIGN_UP') ?? 'open'));
  if (signUp === undefined) fault('SIGN_UP', `must be one of ${SIGN_UP_MODES.join(', ')}`);
  const mongodbUrl = text('MONGODB_URL');
  if (mongodbUrl !== undefined && !/^mongodb(\+srv)?:\/\/\S+$/.test(mongodbUrl)) {
    fault('MONGODB_URL', 'must start with mongodb:// or mongodb+srv://');
  }
  const [hours, keep] = [whole('BACKUP_HOURS', 0, 0, 8760), whole('BACKUP_KEEP', 7, 1, 1000)];
  if (hours > 0 && mongodbUrl !== undefined)
    fault('BACKUP_HOURS', 'is for the embedded store: back up MongoDB with its own tools');
  const shellDir = text('SHELL_DIR');
  const registryDir = text('REGISTRY_DIR');
  if ((shellDir === undefined) !== (registryDir === undefined))
    faults.push('SHELL_DIR and REGISTRY_DIR must be set together');

  const metricsPort = whole('METRICS_PORT', 0, 0, 65_535);
  const config: Config = {
    host: text('HOST') ?? '127.0.0.1',
    port,
    publicUrl: origin('PUBLIC_URL', text('PUBLIC_URL') ?? `http://localhost:${port}`),
    dataDir: resolve(text('DATA_DIR') ?? 'data'),
    backup: hours === 0 ? undefined : { hours, keep },
    mongodbUrl,
    oidc: readOidc(text, fault, faults),
    ai: readAi(text, whole, fault),
    audit: readAudit(text, fault),
    mail: readMail(text, whole, fault),
    signUp: signUp ?? 'open',
    web:
      shellDir !== undefined && registryDir !== undefined
        ? { shellDir: resolve(shellDir), registryDir: resolve(registryDir) }
        : undefined,
    supportUrl: readSupportUrl(text('SUPPORT_URL'), fault),
    serverAdmins: listOf(text('SERVER_ADMINS')).map((value) => {
      if (!/^[^@\s]+@[^@\s]+$/.test(value)) fault('SERVER_ADMINS', 'must be e-mail addresses, separated by commas');
      return value.toLowerCase();
    }),
    overrideOrigins: listOf(text('OVERRIDE_ORIGINS')).map((value) => origin('OVERRIDE_ORIGINS', value)),
    remoteOrigins: listOf(text('REMOTE_ORIGINS')).map((value) => origin('REMOTE_ORIGINS', value)),
    metrics: metricsPort === 0 ? undefined : { host: text('METRICS_HOST') ?? '127.0.0.1', port: metricsPort },
    slowQueryMs: whole('SLOW_QUERY_MS', 1000, 1, 600_000),
    logLevel: logLevel ?? 'info',
    rateLimit: whole('RATE_LIMIT', 1200, 1, 1_000_000_000),
    filesMb: whole('FILES_MB', 1024, 1, 1_000_000),
    trustProxy: whole('TRUST_PROXY', 0, 0, 10),
    webhookPrivate: whole('WEBHOOK_PRIVATE', 0, 0, 1) === 1,
  };
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

const listOf = (value = ''): string[] => value.split(/[\s,]+/).filter(Boolean);

function readSupportUrl(value: string | undefined, fault: (name: string, must: string) => void): string | undefined {
  if (value !== undefined && !(URL.canParse(value) && /^(https?|mailto):$/.test(new URL(value).protocol))) {
    fault(
      'SUPPORT_URL',
      'must be an http(s) or mailto: address, such as https://help.example.com or mailto:help@example.com',
    );
  }
  return value;
}

const DEFAULT_MODEL = 'openai/gpt-oss-20b';

function readAi(
  text: (name: string) => string | undefined,
  whole: (name: string, fallback: number, min: number, max: number) => number,
  fault: (name: string, must: string) => void,
): Config['ai'] {
  const baseUrl = text('AI_BASE_URL');
  const rest = {
    apiKey: text('AI_API_KEY'),
    model: text('AI_MODEL') ?? DEFAULT_MODEL,
    timeout: whole('AI_TIMEOUT', 60, 1, 600) * 1000,
    rateLimit: whole('AI_RATE_LIMIT', 30, 1, 1_000_000_000),
  };
  if (baseUrl === undefined) {
    if (rest.apiKey !== undefined) fault('AI_BASE_URL', 'must be set when AI_API_KEY is');
    return undefined;
  }
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.username !== '' ||
    url.password !== '' ||
    url.search !== '' ||
    url.hash !== ''
  ) {
    fault(
      'AI_BASE_URL',
      'must be an http(s) address without user, query or fragment, such as https://models.example.com/v1',
    );
  }
  // A header allows nothing else, and the error of fetch would show the key.
  if (rest.apiKey !== undefined && !/^[\x21-\x7e]+$/.test(rest.apiKey))
    fault('AI_API_KEY', 'must have visible ASCII characters only, without spaces or line breaks');
  if (rest.model.length > 200) fault('AI_MODEL', 'must have at most 200 characters');
  return { baseUrl: baseUrl.replace(/\/+$/, ''), ...rest };
}

function readOidc(
  text: (name: string) => string | undefined,
  fault: (name: string, must: string) => void,
  faults: string[],
): Config['oidc'] {
  const [issuer, clientId, clientSecret] = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'].map(text);
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    faults.push('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together');
    return undefined;
  }
  if (!URL.canParse(issuer) || !/^https?:$/.test(new URL(issuer).protocol))
    fault('OIDC_ISSUER', 'must be the http(s) address of the provider');
  return { issuer, clientId, clientSecret };
}
