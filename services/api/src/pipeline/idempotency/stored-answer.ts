/** Answers as they are stored for repetitions. */
import { IDEMPOTENCY_HOURS, type OperationId } from '@parapet/contracts';
import { sealed } from '../../platform/sealed.ts';
import type { SystemDoc } from '../../store/port.ts';
import { Problem } from '../problem.ts';
import { Reply } from '../reply.ts';
import { FileStream } from '../responses/file-stream.ts';
import { EventStream } from '../responses/event-stream.ts';
import { JSON_UTF8, serialize } from '../responses/serialization.ts';
import type { RequestIdentity } from './request-identity.ts';

export const ANSWERS = 'idempotency_keys';

/** Operations whose answers contain a secret. They are stored sealed. */
export const SECRET_ANSWERS: ReadonlySet<OperationId> = new Set([
  'createApiToken',
  'createReleaseToken',
  'addMember',
  'reissueInvitation',
  'createWebhook',
  'changeWebhookSecret',
]);

const STORED_HEADERS = ['content-type', 'etag', 'location'];

interface Answer {
  status: number;
  headers: Record<string, string>;
  /** null for none. */
  body: string | null;
}

export interface AnswerDoc extends SystemDoc {
  /** {@link RequestIdentity.hash} */
  hash: string;
  /** Absent while the request is being worked on. */
  answer?: Answer & { sealed?: true };
  /** While the request is being worked on: when its process is taken to have died (ISO 8601). */
  working_until?: string;
  /** Part of it may have been done, and it must not be repeated. */
  interrupted?: true;
}

export const expiry = (): string => new Date(Date.now() + IDEMPOTENCY_HOURS * 3_600_000).toISOString();

/** The result of a handler with its body as text; null for a stream, which cannot be stored. */
export type TextReply = Reply<number, string | null>;

export function textReply(operation: OperationId, result: unknown): TextReply | null {
  const { status, body, headers } = result instanceof Reply ? result : new Reply(200, result);
  if (body instanceof EventStream || body instanceof FileStream) return null;
  if (body === null || typeof body === 'string') return new Reply(status, body, headers);
  return new Reply(status, serialize(operation, status, body), { 'content-type': JSON_UTF8, ...headers });
}

/** The client's `Idempotency-Key`, which is not stored, is the secret: with the database alone nobody can read what was shown once. */
const sealing = ({ key, id }: RequestIdentity) => sealed<string>(key, `stored answer ${id}`);

export async function answerDoc(
  operation: OperationId,
  identity: RequestIdentity,
  { status, body, headers }: TextReply,
): Promise<AnswerDoc> {
  const stored = Object.fromEntries(
    STORED_HEADERS.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  );
  const isSecret = body !== null && SECRET_ANSWERS.has(operation);
  const expires_at = expiry();
  const answer = {
    status,
    headers: stored,
    ...(isSecret
      ? { body: await sealing(identity).seal(body, Date.parse(expires_at)), sealed: true as const }
      : { body }),
  };
  return { _id: identity.id, hash: identity.hash, answer, expires_at };
}

/** @throws Problem 409 when the key was used for another request */
export function assertSame({ hash }: AnswerDoc, identity: RequestIdentity): void {
  if (hash !== identity.hash)
    throw new Problem(409, 'idempotency_key_reused', 'This Idempotency-Key has already been used for another request');
}

/** @throws when a sealed answer was changed in the database */
export async function replyFrom(
  { status, headers, body, sealed: isSealed }: NonNullable<AnswerDoc['answer']>,
  identity: RequestIdentity,
): Promise<TextReply> {
  const text = body !== null && isSealed === true ? await sealing(identity).open(body) : body;
  if (body !== null && text === null) throw new Error('A stored answer is damaged');
  return new Reply(status, text, { ...headers, 'idempotent-replayed': 'true' });
}
