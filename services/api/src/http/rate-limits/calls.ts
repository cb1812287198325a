/** Counters of the requests in a window. */
import type { Store, SystemDoc } from '../../store/port.ts';
import type { Calls } from './limiter.ts';

/** How many calls each caller may make in a window (ms). */
interface Allowance {
  most: number;
  windowMs: number;
}

/** Counters in the database, one per caller, for all processes. */
export function sharedCalls(store: Store, { most, windowMs }: Allowance): Calls {
  const counters = store.system<SystemDoc>('rate_limits');
  return async (caller, amount) => {
    // The count may exceed the allowance, as the last part is often smaller than the amount.
    const { count, resetAt } = await counters.add(caller, amount, windowMs);
    return { taken: Math.max(0, Math.min(amount, most - count + amount)), left: Math.max(0, most - count), resetAt };
  };
}

/** For a single process, which needs no counter in the database: it takes the whole allowance at once. */
export function ownCalls({ most, windowMs }: Allowance): Calls {
  return async () => ({ taken: most, left: 0, resetAt: Date.now() + windowMs });
}

/** The embedded store has one process, MongoDB any number. */
export function callsOf(store: Store, allowance: Allowance): Calls {
  return store.kind === 'embedded' ? ownCalls(allowance) : sharedCalls(store, allowance);
}
