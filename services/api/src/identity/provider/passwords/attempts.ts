/**
 * Limits attempts at passwords. They are counted before the check, so that concurrent attempts all count: by person and network
 * together, so that strangers elsewhere cannot lock anybody out, and loosely by account, against guesses from many networks.
 */
import { networkOf } from '../requests/network.ts';
import type { Store, SystemDoc } from '../../../store/port.ts';
import { hashOf } from '../../../platform/secrets.ts';
import { DELAYS, waitAfter, type Delay } from './attempt-delay.ts';

/** A number of attempts in a window (ms), which is also the longest wait. */
export interface Limit {
  most: number;
  windowMs: number;
}

const QUARTER = 15 * 60_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Wrong passwords are forgotten this long after the last one (ms). */
const FORGOTTEN = DAY;
/** A network counts as the person's own this long after they last signed in from it (ms). */
const KNOWN = 30 * DAY;

export const LIMITS = {
  /** Sign-ins from one network, which many people may share. Limits guesses at many accounts. */
  network: { most: 300, windowMs: QUARTER },
  /** Accounts created from one network. */
  signUp: { most: 300, windowMs: HOUR },
} as const satisfies Record<string, Limit>;

interface DelayDoc extends SystemDoc {
  /** Wrong passwords without a right one since. */
  wrong: number;
  /** When the next may be tried (ms since 1970). */
  next_at: number;
}

export type Attempts = ReturnType<typeof createAttempts>;

/** @param limits for tests */
export function createAttempts(store: Store, limits: Record<keyof typeof LIMITS, Limit> = LIMITS) {
  const counters = store.system('sign_in_counters');
  const delays = store.system<DelayDoc>('sign_in_delays');
  const known = store.system('known_networks');
  // Hashed, so that they contain neither e-mail addresses nor networks.
  const personId = (email: string, network: string) => hashOf(`${email}\n${network}`);
  const accountId = (email: string) => hashOf(email);

  async function count(id: string, { most, windowMs }: Limit): Promise<number> {
    const { count, resetAt } = await counters.add(id, 1, windowMs);
    return count > most ? resetAt - Date.now() : 0;
  }

  /** @returns ms until the next attempt */
  const waitOf = async (id: string) => Math.max(0, ((await delays.get(id))?.next_at ?? 0) - Date.now());

  /** Takes the next attempt; concurrent callers take theirs one after the other. @returns ms to wait, or 0 */
  async function take(id: string, delay: Delay): Promise<number> {
    for (;;) {
      const before = await delays.get(id);
      const now = Date.now();
      if (before !== null && before.next_at > now) return before.next_at - now;
      const wrong = (before?.wrong ?? 0) + 1;
      const fields = {
        wrong,
        next_at: now + waitAfter(wrong, delay),
        expires_at: new Date(now + FORGOTTEN).toISOString(),
      };
      const isMine =
        before === null
          ? await delays.insertIfAbsent({ _id: id, ...fields })
          : (await delays.updateOne({ _id: id, wrong: before.wrong }, { $set: fields })) !== null;
      if (isMine) return 0;
    }
  }

  async function attempt(email: string, network: string): Promise<number> {
    const [person, account] = [personId(email, network), accountId(email)];
    if ((await known.get(person)) !== null) return take(person, DELAYS.person);
    // A refused attempt counts nowhere.
    const wait = Math.max(await waitOf(person), await waitOf(account));
    return wait > 0 ? wait : Math.max(await take(person, DELAYS.person), await take(account, DELAYS.account));
  }

  return {
    /** Counts an attempt that may go ahead. @returns seconds to wait, or 0 when the password may be checked */
    async signIn(email: string, address: string) {
      const network = networkOf(address);
      const wait = (await count(`network:${network}`, limits.network)) || (await attempt(email, network));
      return Math.ceil(wait / 1000);
    },
    /** To be called after a correct password: forgets the wrong ones, and marks the network as known. */
    async forgive(email: string, address: string) {
      const person = personId(email, networkOf(address));
      const wasKnown = (await known.get(person)) !== null;
      await known.put({ _id: person, expires_at: new Date(Date.now() + KNOWN).toISOString() });
      await delays.delete({ _id: person });
      // Uncounts only the attempt that succeeded. Attempts of strangers stay counted.
      if (!wasKnown) await delays.updateOne({ _id: accountId(email) }, { $inc: { wrong: -1 } });
    },
    signUp: async (address: string) => Math.ceil((await count(`sign-up:${networkOf(address)}`, limits.signUp)) / 1000),
  };
}
