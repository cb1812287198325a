/** The text of a body: UTF-8 and nothing else, as a text that is read in another way is damaged without a word. */
import type { FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';

/** What a sender may call UTF-8; ASCII is a part of it. */
const CHARSETS: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii']);

const decoder = new TextDecoder('utf-8', { fatal: true });

const unsupported = (detail: string, headers: Record<string, string> = {}) => new Problem(415, 'unsupported_media_type', detail, { headers });

/** Why the headers say that a body is no plain UTF-8; undefined when they do not. */
function codingProblem({ headers }: FastifyRequest): Problem | undefined {
  const codings = (headers['content-encoding'] ?? '').split(',').map((coding) => coding.trim().toLowerCase());
  if (codings.some((coding) => coding !== '' && coding !== 'identity')) {
    return unsupported('Send the body as it is, without a content-encoding', { 'accept-encoding': 'identity' });
  }
  const charsets = [...(headers['content-type'] ?? '').matchAll(/;\s*charset\s*=\s*("?)([^;"]*)\1/gi)].map(([, , charset = '']) => charset.trim().toLowerCase());
  if (!charsets.every((charset) => CHARSETS.has(charset))) return unsupported('Send the text in UTF-8');
  return undefined;
}

/** @returns the text of a body, without a byte order mark; 415 when it is said to be something else than UTF-8, 400 when it is */
export function textOf(request: FastifyRequest, bytes: Buffer): string | Problem {
  const problem = codingProblem(request);
  if (problem !== undefined) return problem;
  try {
    return decoder.decode(bytes);
  } catch {
    return new Problem(400, 'invalid_json', 'The body is not valid UTF-8');
  }
}
