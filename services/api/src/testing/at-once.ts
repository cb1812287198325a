/** Rounds of the tests of races. */
import type { Store } from '../store/port.ts';
import { sized } from './flags.ts';

/** How often to repeat a race. On the embedded store changes never run at the same time, so that repeating proves nothing. */
export const roundsOn = (store: Store['kind']): number => (store === 'mongodb' ? sized({ default: 4, full: 12 }) : 1);
