/** Counters that start from 0 in each window. */
import type { Addition, Counter, Stored } from '../engine.ts';
import { RefusedQueryError } from '../port.ts';

/** @throws RefusedQueryError when the window has no length, or the amount is not a positive whole number */
export function checkAddition({ amount, windowMs }: Addition): void {
  if (!(windowMs > 0)) throw new RefusedQueryError('The window must be longer than 0 ms');
  if (!Number.isSafeInteger(amount) || amount < 1)
    throw new RefusedQueryError('The amount must be a whole number above 0');
}

/** A counter whose window starts now. */
export function opened({ amount, windowMs, now }: Addition): Counter {
  return { count: amount, expires_at: new Date(now + windowMs).toISOString() };
}

/** @param stored the counter before; null when there is none @returns the counter after it */
export function added(stored: Stored | null, addition: Addition): Counter {
  const expires_at = String(stored?.['expires_at']);
  return Date.parse(expires_at) > addition.now
    ? { count: Number(stored?.['count']) + addition.amount, expires_at }
    : opened(addition);
}
