/** Updates derived values and indexes after the spec has changed. */
import type { Engine } from '../engine.ts';
import { withLease } from './lease.ts';
import { readMeta, writeMeta } from './meta.ts';
import { derivedSignature, hasDerived } from '../plans.ts';

const PATIENCE_MS = 10 * 60_000;

/** To be called after the migrations, as derived values are computed from migrated documents. */
export async function upgrade(engine: Engine): Promise<void> {
  const stale: { name: string; id: string; signature: string }[] = [];
  for (const plan of engine.plans.values()) {
    const id = `derived:${plan.name}`;
    const signature = derivedSignature(plan);
    const stored = (await readMeta(engine.reader, id))?.['signature'];
    // Includes collections that no longer derive values: the new signature makes sure that a later spec computes them again.
    if (stored !== signature && (stored !== undefined || hasDerived(plan)))
      stale.push({ name: plan.name, id, signature });
  }
  if (stale.length > 0) {
    await withLease(engine, 'upgrade', PATIENCE_MS, async () => {
      for (const { name, id, signature } of stale) {
        await engine.rederive(name);
        await engine.atomically((session) => writeMeta(session, id, { signature }));
      }
    });
  }
  await engine.createIndexes();
}
