/** Removes expired documents in the background, where the engine does not do that itself; readers ignore them already. */
import { inRounds } from '../../platform/timers.ts';
import { timestamp, type Clock } from '../clock.ts';
import type { Engine } from '../engine.ts';
import { systemQuery } from '../collections/system-collection.ts';

const BATCH = 200;
const INTERVAL_MS = 60_000;

async function removeExpired(engine: Engine, clock: Clock, signal: AbortSignal): Promise<void> {
  for (const plan of engine.plans.values()) {
    if (!plan.system) continue;
    const query = systemQuery(plan.name, { expires_at: { $lte: timestamp(clock) } });
    for (let found = BATCH; found === BATCH && !signal.aborted;) {
      found = await engine.atomically(async (session) => {
        const expired = await session.find(query, { field: '_id', direction: 1, limit: BATCH });
        for (const doc of expired) await session.remove(plan.name, doc);
        return expired.length;
      });
    }
  }
}

/** @returns what stops it, and resolves when the batch that is being removed is gone */
export function startExpiry(
  engine: Engine,
  { clock, warn }: { clock: Clock; warn: (message: string) => void },
): () => Promise<void> {
  // MongoDB removes expired documents itself.
  if (engine.kind === 'mongodb') return async () => {};
  return inRounds(
    INTERVAL_MS,
    (signal) => removeExpired(engine, clock, signal),
    (error) => warn(`Expired documents were not removed: ${String(error)}`),
  );
}
