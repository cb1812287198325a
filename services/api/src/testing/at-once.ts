/** Tests of things that happen at once. */
import type { Store } from '../store/port.ts';

/**
 * How often to try, so that what can go wrong does. The embedded store does one change after the other: there it either
 * works or it does not.
 */
export const roundsOn = (store: Store['kind']): number => (store === 'mongodb' ? 12 : 2);

/** ms; a busy machine takes its time over changes that wait for one another. */
export const ROUNDS_TIMEOUT = 180_000;
