/** The keys that stand for the locks of records. */
import type { CollectionPlan } from '../engine.ts';

/**
 * Parts of a lock. A shared lock takes one of them by chance; when it meets another one there, its transaction starts over and
 * takes another part. An exclusive lock takes all parts, which must stay a small write.
 */
const SHARES = 8;

/** @returns the keys to lock in the engine */
export function lockKeys(plan: CollectionPlan, organizationId: string, ids: readonly string[], mode: 'shared' | 'exclusive'): string[] {
  const keys = [...new Set(ids)].map((id) => `${organizationId}:${plan.name}:${id}`);
  if (!plan.sharedLocks) return keys;
  const shares = mode === 'shared' ? [Math.floor(Math.random() * SHARES)] : Array.from({ length: SHARES }, (_, share) => share);
  return keys.flatMap((key) => shares.map((share) => `${key}/${share}`));
}
