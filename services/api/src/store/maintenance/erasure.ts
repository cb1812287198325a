/** Erases what belongs to an organization, in transactions that hold other writers up for a moment only. */
import type { CollectionPlan, Engine } from '../engine.ts';
import { OWN } from '../plans.ts';

const BATCH = 100;

/** Records first, then audit entries, then seals: until it is removed, the trail still shows which records there were. */
const order = (plan: CollectionPlan) => (plan.name === OWN.audit ? 1 : plan.name === OWN.seals ? 2 : 0);

/** @returns whether there may be more */
export async function eraseSome(engine: Engine, organizationId: string): Promise<boolean> {
  const plans = [...engine.plans.values()]
    .filter(({ system, retired }) => !system && !retired)
    .toSorted((a, b) => order(a) - order(b));
  for (const { name: collection } of plans) {
    const removed = await engine.atomically(async (session) => {
      const found = await session.find(
        { collection, organizationId, filter: {}, words: [] },
        { field: '_id', direction: 1, limit: BATCH },
      );
      for (const doc of found) await session.remove(collection, doc);
      return found.length;
    });
    if (removed > 0) return true;
  }
  await engine.blobs.clear(organizationId);
  return false;
}
