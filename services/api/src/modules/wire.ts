/** How records travel: `id` instead of `_id`, versions as ETags, places in a list as cursors. */
import type { FastifyReply } from 'fastify';
import { fieldProblem, Problem } from '../problem.ts';
import type { After, Doc } from '../store/port.ts';

/** A stored document as the wire carries it. */
export function toWire<T extends Doc>(doc: T): Omit<T, '_id'> & { id: string } {
  const { _id: id, ...rest } = doc;
  return { id, ...rest };
}

/** Puts the version of a record on the answer. */
export function withETag(reply: FastifyReply, doc: Doc): void {
  reply.header('etag', `"${doc.version}"`);
}

/**
 * The version that a change starts from.
 * @param header value of If-Match
 * @returns undefined when the caller does not mind
 * @throws Problem 412 when the header names no version of ours
 */
export function expectedVersion(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,15})"$/.exec(header.trim())?.[1];
  if (version === undefined) throw changedMeanwhile();
  return Number(version);
}

export function changedMeanwhile(): Problem {
  return new Problem(412, 'changed_meanwhile', 'Somebody else changed this in the meantime. Reload to see what it is now.');
}

/** A place in a list, bound to the order of the list. */
export function encodeCursor(sort: string, after: After): string {
  return Buffer.from(JSON.stringify([sort, after.value, after.id])).toString('base64url');
}

/** @throws Problem 400 when the cursor is not one of ours, or of a list in another order */
export function decodeCursor(sort: string, cursor: string | undefined): After | undefined {
  if (cursor === undefined) return undefined;
  const parts = parse(cursor);
  if (Array.isArray(parts) && parts.length === 3) {
    const [of, value, id]: unknown[] = parts;
    if (of === sort && typeof id === 'string' && isScalar(value)) return { value, id };
  }
  throw fieldProblem('/cursor', 'is not a cursor of this list');
}

function isScalar(value: unknown): value is After['value'] {
  // JSON.parse makes Infinity of a number like 1e999, which no store can sort by.
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
