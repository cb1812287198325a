/** Limits attempts. They are counted before the check, so that concurrent attempts all count. */
import type { Store } from '../../../store/port.ts';
import { hashOf } from '../../secrets.ts';

/** A number of attempts in a window (ms), which is also the longest wait. */
export interface Limit {
  most: number;
  windowMs: number;
}

const QUARTER = 15 * 60_000;
const HOUR = 3_600_000;

export const LIMITS = {
  /** Wrong passwords for one e-mail address, with or without an account. */
  account: { most: 10, windowMs: QUARTER },
  /** Sign-ins from one network address, which many people may share. Limits guesses at many accounts. */
  address: { most: 300, windowMs: QUARTER },
  /** Accounts created from one network address. */
  signUp: { most: 300, windowMs: HOUR },
} as const satisfies Record<string, Limit>;

export interface Attempts {
  /** Counts an attempt. @returns seconds to wait, or 0 when the password may be checked */
  signIn(email: string, address: string): Promise<number>;
  /** To be called after a correct password, which resets the count of wrong ones. */
  forgive(email: string): Promise<void>;
  signUp(address: string): Promise<number>;
}

/** @param limits for tests */
export function createAttempts(store: Store, limits: Record<keyof typeof LIMITS, Limit> = LIMITS): Attempts {
  const counters = store.system('sign_in_counters');
  // Hashed, so that the counters contain no e-mail addresses.
  const accountId = (email: string) => `account:${hashOf(email)}`;

  async function count(id: string, { most, windowMs }: Limit): Promise<number> {
    const { count, resetAt } = await counters.add(id, 1, windowMs);
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
