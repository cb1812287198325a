/** Where the calls of a window are counted. */
import type { Allowance, Store, SystemDoc } from '../../store/port.ts';
import type { Calls } from './limiter.ts';

/** One counter per caller in the database, for all processes. */
export function sharedCalls(store: Store, allowance: Allowance): Calls {
  const counters = store.system<SystemDoc>('rate_limits');
  return (caller, part) => counters.take(caller, allowance, part);
}

/** All of them at once, in memory: for a process that is the only one, a durable count would buy nothing. */
export function ownCalls({ most, windowMs }: Allowance): Calls {
  return async () => ({ taken: most, left: 0, resetAt: Date.now() + windowMs });
}

/** The embedded store has one process; MongoDB may have any number. */
export function callsOf(store: Store, allowance: Allowance): Calls {
  return store.kind === 'embedded' ? ownCalls(allowance) : sharedCalls(store, allowance);
}
