/** A lock in the database that expires: one process at a time does a job, and another one takes over when that one dies. */
import { wait } from '../../platform/timers.ts';
import type { Engine } from '../engine.ts';
import { OWN } from '../plans.ts';
import { DuplicateError } from '../port.ts';
import { systemQuery } from '../collections/system-collection.ts';

/** Renewed three times in this time, after which the lease of a dead process expires. */
const TERM_MS = 15_000;
const POLL_MS = 200;

type Atomic = Pick<Engine, 'atomically'>;

/** @returns false when another holder has it */
async function take(engine: Atomic, name: string, holder: string): Promise<boolean> {
  try {
    return await engine.atomically(async (session) => {
      const now = Date.now();
      const held = await session.findFirst(systemQuery(OWN.leases, { _id: name }));
      if (held && held['holder'] !== holder && Date.parse(String(held['expires_at'])) > now) return false;
      const lease = { _id: name, holder, expires_at: new Date(now + TERM_MS).toISOString() };
      if (held) await session.replace(OWN.leases, held, lease);
      else await session.insert(OWN.leases, lease);
      return true;
    });
  } catch (error) {
    if (error instanceof DuplicateError) return false;
    throw error;
  }
}

async function release(engine: Atomic, name: string, holder: string): Promise<void> {
  await engine.atomically(async (session) => {
    const held = await session.findFirst(systemQuery(OWN.leases, { _id: name, holder }));
    if (held) await session.remove(OWN.leases, held);
  });
}

/**
 * Runs `work` while holding the lease.
 * @param patienceMs how long to wait for another holder
 * @returns null when the lease was not free within that time
 */
export async function withLease<R>(engine: Atomic, name: string, patienceMs: number, work: () => Promise<R>): Promise<{ result: R } | null> {
  const holder = crypto.randomUUID();
  const deadline = Date.now() + patienceMs;
  while (!(await take(engine, name, holder))) {
    if (Date.now() >= deadline) return null;
    await wait(POLL_MS);
  }
  let renewing: Promise<unknown> = Promise.resolve();
  // One failed renewal is harmless; when all fail, the lease expires.
  const renewal = setInterval(() => {
    renewing = Promise.all([renewing, take(engine, name, holder).catch(() => false)]);
  }, TERM_MS / 3);
  try {
    return { result: await work() };
  } finally {
    clearInterval(renewal);
    // A renewal that is still running would take the lease again after it was released.
    await renewing;
    await release(engine, name, holder);
  }
}
