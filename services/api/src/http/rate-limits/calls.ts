/** Counters of the requests in a window. */
import type { Allowance, Store, SystemDoc } from '../../store/port.ts';
import type { Calls } from './limiter.ts';

/** Counters in the database, one per caller, for all processes. */
export function sharedCalls(store: Store, allowance: Allowance): Calls {
  const counters = store.system<SystemDoc>('rate_limits');
  return (caller, part) => counters.take(caller, allowance, part);
}

/** For a single process, which needs no counter in the database: it takes the whole allowance at once. */
export function ownCalls({ most, windowMs }: Allowance): Calls {
  return async () => ({ taken: most, left: 0, resetAt: Date.now() + windowMs });
}

/** The embedded store has one process, MongoDB any number. */
export function callsOf(store: Store, allowance: Allowance): Calls {
  return store.kind === 'embedded' ? ownCalls(allowance) : sharedCalls(store, allowance);
}
