/** Removes expired documents in the background, where the engine does not do that itself; readers ignore them already. */
import { timestamp, type Clock } from '../clock.ts';
import type { Engine } from '../engine.ts';
import { systemQuery } from '../collections/system-collection.ts';

const BATCH = 200;

/** @returns how many documents were removed */
export async function removeExpired(engine: Engine, clock: Clock): Promise<number> {
  let removed = 0;
  for (const plan of engine.plans.values()) {
    if (!plan.system) continue;
    const query = systemQuery(plan.name, { expires_at: { $lte: timestamp(clock) } });
    for (let found = BATCH; found === BATCH;) {
      found = await engine.atomically(async (session) => {
        const expired = await session.find(query, { field: '_id', direction: 1, limit: BATCH });
        for (const doc of expired) await session.remove(plan.name, doc);
        return expired.length;
      });
      removed += found;
    }
  }
  return removed;
}
