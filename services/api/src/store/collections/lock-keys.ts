/** The keys that stand for the locks of records. */
import type { CollectionPlan } from '../engine.ts';

/**
 * Number of parts of a lock. A shared lock takes one part at random. When another transaction has that part, its own transaction
 * is retried with a new random part. An exclusive lock takes all parts, so there must be few of them.
 */
const SHARES = 8;

/** @returns the keys to lock in the engine */
export function lockKeys(
  plan: CollectionPlan,
  organizationId: string,
  ids: readonly string[],
  mode: 'shared' | 'exclusive',
): string[] {
  const keys = [...new Set(ids)].map((id) => `${organizationId}:${plan.name}:${id}`);
  if (!plan.sharedLocks) return keys;
  const shares =
    mode === 'shared' ? [Math.floor(Math.random() * SHARES)] : Array.from({ length: SHARES }, (_, share) => share);
  return keys.flatMap((key) => shares.map((share) => `${key}/${share}`));
}
