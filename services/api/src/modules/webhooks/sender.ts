/** What sending to a webhook takes, kept apart from the webhook: its secrets are in no answer and no audit entry, and a failure is no change. */
import { OLD_SECRET_DAYS, type WebhookTry } from '@parapet/contracts';
import { randomBytes } from '../../platform/bytes.ts';
import type { SystemDoc } from '../../store/port.ts';
import type { WebhookClient } from './client.ts';

/** The id is the webhook's. */
export interface SenderDoc extends SystemDoc {
  organization: string;
  secret: string;
  /** The address of a chat channel: who has it can post there. */
  url?: string;
  /** The one before, which signs too until it ends (ISO 8601). */
  old?: { secret: string; until: string } | null;
  /** Failed tries since the last success, of which those at the same time count once. */
  failures: number;
  /** ISO 8601; null after a success. */
  failing_since: string | null;
  /** ISO 8601; '' after a success. Until then nothing is sent to it. */
  paused_until: string;
  last_try: WebhookTry | null;
}

const PREFIX = 'whsec_';

/** 256 random bits. */
const newSecret = () => PREFIX + randomBytes(32).toBase64();

export const newSender = (webhook: string, organization: string): SenderDoc => ({
  _id: webhook,
  organization,
  secret: newSecret(),
  ...WORKING,
  last_try: null,
});

/** How it is before the first failure, and after a success. */
export const WORKING = { failures: 0, failing_since: null, paused_until: '' } as const;

/** The fields after a change of the secret. */
export const withNewSecret = ({ secret }: SenderDoc, keepOld: boolean) => ({
  secret: newSecret(),
  old: keepOld ? { secret, until: new Date(Date.now() + OLD_SECRET_DAYS * 86_400_000).toISOString() } : null,
});

/** The end of the old secret; null when it has ended. */
export const oldSecretUntil = ({ old }: SenderDoc): string | null =>
  old && Date.parse(old.until) > Date.now() ? old.until : null;

async function signature(secret: string, content: string): Promise<string> {
  const bytes = Uint8Array.fromBase64(secret.slice(PREFIX.length));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(content));
  return `v1,${new Uint8Array(signed).toBase64()}`;
}

/** The headers by which the receiver can tell who sent it, and whether it is a repetition (Standard Webhooks). */
export async function signedHeaders(sender: SenderDoc, id: string, body: string): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const secrets = [sender.secret, ...(sender.old && oldSecretUntil(sender) !== null ? [sender.old.secret] : [])];
  const signatures = await Promise.all(secrets.map((secret) => signature(secret, `${id}.${timestamp}.${body}`)));
  return {
    'content-type': 'application/json',
    'user-agent': 'Parapet-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

/** Of messages to a chat, which knows no signatures: its address is the secret. */
export const CHAT_HEADERS = { 'content-type': 'application/json', 'user-agent': 'Parapet-Webhooks/1' };

export interface Attempt {
  last: WebhookTry;
  isDelivered: boolean;
  /** Milliseconds that the receiver asks to wait, at most an hour. */
  retryAfter: number;
}

const HOUR = 3_600_000;

/** Sends a request, and says how it went. @param now ms since 1970 */
export async function attempt(
  client: WebhookClient,
  sender: SenderDoc,
  request: Parameters<WebhookClient['post']>[0],
  now: () => number,
): Promise<Attempt> {
  const started = performance.now();
  const { retryAfter = 0, note, ...answer } = await client.post(request);
  const last: WebhookTry = {
    at: new Date(now()).toISOString(),
    ...answer,
    note: sender.url === undefined || note === null || !tells(note, sender.url) ? note : null,
    took: Math.round(performance.now() - started),
  };
  const { outcome, status } = last;
  const isDelivered = outcome === 'answered' && status !== null && status >= 200 && status < 300;
  return { last, isDelivered, retryAfter: Math.min(retryAfter, HOUR) };
}

/** Characters of an address from which on a text is taken to tell it. */
const TELLING = 8;

/** Whether a text has parts of what is secret in an address: receivers may repeat it. */
function tells(text: string, url: string): boolean {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`
    .split(/[^\w-]+/)
    .some((part) => part.length >= TELLING && text.includes(part.slice(0, TELLING)));
}
