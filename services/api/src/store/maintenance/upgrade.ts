/** Updates derived values and indexes after the spec has changed. */
import { systemQuery } from '../collections/system-collection.ts';
import type { Engine } from '../engine.ts';
import { derivedSignature, hasDerived, OWN } from '../plans.ts';
import { withLease } from './lease.ts';
import { writeMeta } from './meta.ts';

const PATIENCE_MS = 10 * 60_000;

const signatureId = (collection: string) => `derived:${collection}`;

/** To be called after the migrations, as derived values are computed from migrated documents. */
export async function upgrade(engine: Engine): Promise<void> {
  const plans = [...engine.plans.values()];
  const query = systemQuery(OWN.meta, { _id: { $in: plans.map(({ name }) => signatureId(name)) } });
  const stored = new Map((await engine.reader.find(query, null)).map(({ _id, signature }) => [_id, signature]));
  // Includes collections that no longer derive values: the new signature makes sure that a later spec computes them again.
  const stale = plans.filter((plan) => {
    const before = stored.get(signatureId(plan.name));
    return before !== derivedSignature(plan) && (before !== undefined || hasDerived(plan));
  });
  if (stale.length > 0) {
    await withLease(engine, 'upgrade', PATIENCE_MS, async () => {
      for (const { name } of stale) await engine.rederive(name);
      await engine.atomically(async (session) => {
        for (const plan of stale)
          await writeMeta(session, signatureId(plan.name), { signature: derivedSignature(plan) });
      });
    });
  }
  await engine.createIndexes();
}
