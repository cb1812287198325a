/** What sending to a webhook takes, kept apart from the webhook: its secrets are in no answer and no audit entry, and a failure is no change. */
import { OLD_SECRET_DAYS, type WebhookTry } from '@parapet/contracts';
import { randomBytes } from '../../platform/bytes.ts';
import type { SystemDoc } from '../../store/port.ts';

/** The id is the webhook's. */
export interface SenderDoc extends SystemDoc {
  organization: string;
  secret: string;
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
