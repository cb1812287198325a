/** Counts tries before they are checked, so that a hundred at once are a hundred. */
import type { Store } from '../../store/port.ts';
import { hashOf } from '../secrets.ts';

/** Tries are counted over this time (ms), which is also the longest that one has to wait. */
const WINDOW = 15 * 60_000;
/** Wrong passwords for one e-mail address, whether it has an account or not. */
export const MOST_PER_ACCOUNT = 10;
/** Tries from one address: many people may share it, but not to guess at many accounts. */
export const MOST_PER_ADDRESS = 100;
/** Accounts made from one address, per hour. */
export const MOST_SIGN_UPS = 20;
const HOUR = 3_600_000;

export interface Attempts {
  /** Counts a try. @returns seconds to wait, or 0 when the password may be checked */
  signIn(email: string, address: string): Promise<number>;
  /** The password was right: its owner's typing errors are forgotten. */
  forgive(email: string): Promise<void>;
  signUp(address: string): Promise<number>;
}

export function createAttempts(store: Store): Attempts {
  const counters = store.system('sign_in_counters');
  // Hashed, so that the counters are no list of who tried to sign in.
  const accountId = (email: string) => `account:${hashOf(email)}`;

  async function count(id: string, windowMs: number, most: number): Promise<number> {
    const { count, resetAt } = await counters.hit(id, windowMs);
    return count > most ? Math.max(1, Math.ceil((resetAt - Date.now()) / 1000)) : 0;
  }

  return {
    async signIn(email, address) {
      const waits = await Promise.all([
        count(accountId(email), WINDOW, MOST_PER_ACCOUNT),
        count(`address:${address}`, WINDOW, MOST_PER_ADDRESS),
      ]);
      return Math.max(...waits);
    },
    async forgive(email) {
      await counters.delete({ _id: accountId(email) });
    },
    signUp: (address) => count(`sign-up:${address}`, HOUR, MOST_SIGN_UPS),
  };
}
