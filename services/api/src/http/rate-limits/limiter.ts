/** Counts what callers ask within a window, exact over all processes at a small part of the price of counting each call there. */
import type { Taken } from '../../store/port.ts';

/** Where calls are taken from: {@link sharedCalls} or {@link ownCalls}. */
export type Calls = (caller: string, part: (left: number) => number) => Promise<Taken>;

export interface Admission {
  isAdmitted: boolean;
  /** Calls that are left to this caller, as far as this process knows. */
  left: number;
  /** When the window ends (ms since 1970). */
  resetAt: number;
}

export interface Limiter {
  /** Counts a call. Rejects when the calls cannot be taken from where they are kept. */
  admit: (caller: string) => Promise<Admission>;
}

/** What this process holds for one caller. */
interface Held {
  calls: number;
  /** Left for all processes when this one took its last part. */
  left: number;
  resetAt: number;
  /** The most to take next time. */
  next: number;
  taking: Promise<void> | null;
}

/** First part that a process takes, as a share of the allowance; it doubles each time, so that a process where few calls come holds back few. */
const FIRST_SHARE = 1 / 100;
/** No part is larger than this share of what is left, so that little lies unused in other processes when it runs out. */
const MOST_SHARE = 1 / 10;
/** Callers to remember. */
const MOST_CALLERS = 50_000;

/**
 * Takes calls in parts and lets them through one by one. All processes together never let through more than the
 * allowance; a little less when parts lie unused in a process that the caller has left.
 * @param most calls of a window
 */
export function limiter(most: number, calls: Calls, mostCallers = MOST_CALLERS): Limiter {
  const known = new Map<string, Held>();
  const first = Math.ceil(most * FIRST_SHARE);

  function heldFor(caller: string, now: number): Held {
    const before = known.get(caller);
    if (before !== undefined && (before.taking !== null || before.resetAt > now)) return before;
    const held: Held = { calls: 0, left: most, resetAt: 0, next: first, taking: null };
    // Put at the end again, as the one that will be over last.
    known.delete(caller);
    if (known.size >= mostCallers) makeRoom(now);
    known.set(caller, held);
    return held;
  }

  function makeRoom(now: number): void {
    for (const [caller, held] of known) {
      if (held.resetAt <= now && held.taking === null) known.delete(caller);
    }
    for (const caller of known.keys()) {
      if (known.size < mostCallers) return;
      known.delete(caller);
    }
  }

  async function take(caller: string, held: Held): Promise<void> {
    const { taken, left, resetAt } = await calls(caller, (there) => Math.min(held.next, Math.ceil(there * MOST_SHARE)));
    held.calls += taken;
    held.left = left;
    held.resetAt = resetAt;
    held.next *= 2;
  }

  return {
    async admit(caller) {
      for (;;) {
        const now = Date.now();
        const held = heldFor(caller, now);
        const { left, resetAt } = held;
        if (held.calls > 0) {
          held.calls -= 1;
          return { isAdmitted: true, left: left + held.calls, resetAt };
        }
        if (left === 0) return { isAdmitted: false, left, resetAt };
        // Of many calls at once one goes; the others wait for it and look again.
        held.taking ??= take(caller, held).finally(() => {
          held.taking = null;
        });
        await held.taking;
      }
    },
  };
}
