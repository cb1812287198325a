/** A lock in the database that expires: one process at a time does a job, and another one takes over when that one dies. */
import { wait } from '../../platform/timers.ts';
import { systemClock } from '../clock.ts';
import { OWN } from '../plans.ts';
import type { SystemCollection, SystemDoc } from '../port.ts';
import { systemCollection } from '../collections/system-collection.ts';
import { ownUnit, type UnitEngine } from '../collections/unit.ts';

/** A lease is renewed three times in this time; when its holder dies, others wait no longer than this. */
const TERM_MS = 15_000;
const POLL_MS = 200;

interface Lease extends SystemDoc {
  holder: string;
}

type Leases = SystemCollection<Lease>;

/** Takes or renews the lease. @returns false when somebody else holds it */
async function take(leases: Leases, name: string, holder: string): Promise<boolean> {
  const expires_at = new Date(systemClock() + TERM_MS).toISOString();
  const renewed = await leases.updateOne({ _id: name, holder }, { $set: { expires_at } });
  return renewed !== null || leases.insertIfAbsent({ _id: name, holder, expires_at });
}

/**
 * Runs `work` while holding the lease.
 * @param patienceMs how long to wait for another holder
 * @returns null when the lease was not free within that time
 */
export async function withLease<R>(
  engine: UnitEngine,
  name: string,
  patienceMs: number,
  work: () => Promise<R>,
): Promise<{ result: R } | null> {
  const leases = systemCollection<Lease>(OWN.leases, ownUnit(engine, systemClock));
  const holder = crypto.randomUUID();
  const deadline = systemClock() + patienceMs;
  while (!(await take(leases, name, holder))) {
    if (systemClock() >= deadline) return null;
    await wait(POLL_MS);
  }
  let renewing: Promise<unknown> = Promise.resolve();
  // One failed renewal is harmless; when all fail, the lease expires.
  const renewal = setInterval(() => {
    renewing = Promise.all([renewing, take(leases, name, holder).catch(() => false)]);
  }, TERM_MS / 3);
  try {
    return { result: await work() };
  } finally {
    clearInterval(renewal);
    // A renewal that is still running would take the lease again after it was released.
    await renewing;
    await leases.delete({ _id: name, holder });
  }
}
