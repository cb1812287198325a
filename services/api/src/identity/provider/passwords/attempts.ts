/** Counts tries before they are checked, so that many at once are all counted. */
import type { Store } from '../../../store/port.ts';
import { hashOf } from '../../secrets.ts';

/** How often something may be tried, and over how long (ms); the wait is never longer than that. */
export interface Limit {
  most: number;
  windowMs: number;
}

const QUARTER = 15 * 60_000;
const HOUR = 3_600_000;

export const LIMITS = {
  /** Wrong passwords for one e-mail address, whether it has an account or not. */
  account: { most: 10, windowMs: QUARTER },
  /** Sign-ins from one network address, which many people may share; enough to stop guesses at many accounts. */
  address: { most: 300, windowMs: QUARTER },
  /** Accounts made from one network address. */
  signUp: { most: 300, windowMs: HOUR },
} as const satisfies Record<string, Limit>;

export interface Attempts {
  /** Counts a try. @returns seconds to wait, or 0 when the password may be checked */
  signIn(email: string, address: string): Promise<number>;
  /** The password was right: its owner's typing errors are forgotten. */
  forgive(email: string): Promise<void>;
  signUp(address: string): Promise<number>;
}

/** @param limits others than the usual ones, for tests */
export function createAttempts(store: Store, limits: Record<keyof typeof LIMITS, Limit> = LIMITS): Attempts {
  const counters = store.system('sign_in_counters');
  // Hashed, so that the counters are no list of who tried to sign in.
  const accountId = (email: string) => `account:${hashOf(email)}`;

  async function count(id: string, { most, windowMs }: Limit): Promise<number> {
    const { count, resetAt } = await counters.hit(id, windowMs);
    return count > most ? Math.max(1, Math.ceil((resetAt - Date.now()) / 1000)) : 0;
  }

  return {
    async signIn(email, address) {
      const waits = await Promise.all([count(accountId(email), limits.account), count(`address:${address}`, limits.address)]);
      return Math.max(...waits);
    },
    async forgive(email) {
      await counters.delete({ _id: accountId(email) });
    },
    signUp: (address) => count(`sign-up:${address}`, limits.signUp),
  };
}
