/** Cursors: positions in a list, which clients send to get the next page. */
import { fieldProblem } from '../pipeline/problem.ts';
import { textFromBase64url, toBase64url } from '../platform/bytes.ts';
import type { After } from '../store/values.ts';

/** @param sort the order of the list; the cursor is valid for this order only */
export function encodeCursor(sort: string, after: After): string {
  return toBase64url(JSON.stringify([sort, after.value, after.id]));
}

/** @throws Problem 400 when the cursor is malformed, or from a list in another order */
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
  // JSON.parse turns 1e999 into Infinity, which no store can sort by.
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(textFromBase64url(cursor) ?? '');
  } catch {
    return undefined;
  }
}
