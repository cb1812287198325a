/** Limits the calls of each caller in a window, exactly over all processes, without counting each call in the database. */

/** Takes calls from the allowance that all processes share. */
export type Calls = (caller: string, amount: number) => Promise<Taken>;

export interface Taken {
  /** At most the amount; 0 when nothing was left. */
  taken: number;
  /** Calls that are left for all processes. */
  left: number;
  /** When the window ends (ms since 1970). */
  resetAt: number;
}

export interface Admission {
  isAdmitted: boolean;
  /** Calls that are left to this caller, as far as this process knows. */
  left: number;
  /** When the window ends (ms since 1970). */
  resetAt: number;
}

export interface Limiter {
  /** Counts a call; a promise only while more calls must be taken. Rejects when {@link Calls} does. */
  admit: (caller: string) => Admission | Promise<Admission>;
}

/** What this process has taken for one caller. */
interface Reserve {
  calls: number;
  /** Left for all processes when this one last took calls. */
  left: number;
  resetAt: number;
  /** The most to take next time. */
  next: number;
  taking: Promise<void> | null;
}

/** What a process takes first, as a share of the allowance. It doubles each time, so a process with few calls takes few. */
const FIRST_SHARE = 1 / 100;
/** The largest part of what is left that a process takes at once, so that little is unused in other processes at the end. */
const MAX_SHARE = 1 / 10;
const MAX_CALLERS = 50_000;

/**
 * Takes calls in parts and admits them one by one. All processes together never admit more than the allowance; a little less when
 * a part is unused in a process that the caller no longer uses.
 * @param most calls of a window
 * @param maxCallers whose reserve is stored; beyond them the oldest are dropped
 */
export function limiter(most: number, calls: Calls, maxCallers = MAX_CALLERS): Limiter {
  const reserves = new Map<string, Reserve>();
  const first = Math.ceil(most * FIRST_SHARE);

  function reserveOf(caller: string, now: number): Reserve {
    const before = reserves.get(caller);
    if (before !== undefined && (before.taking !== null || before.resetAt > now)) return before;
    const reserve: Reserve = { calls: 0, left: most, resetAt: 0, next: first, taking: null };
    // Moved to the end of the map, as the reserve that expires last.
    reserves.delete(caller);
    if (reserves.size >= maxCallers) makeRoom(now);
    reserves.set(caller, reserve);
    return reserve;
  }

  function makeRoom(now: number): void {
    for (const [caller, reserve] of reserves) {
      if (reserve.resetAt <= now && reserve.taking === null) reserves.delete(caller);
    }
    for (const caller of reserves.keys()) {
      if (reserves.size < maxCallers) return;
      reserves.delete(caller);
    }
  }

  async function take(caller: string, reserve: Reserve): Promise<void> {
    const { taken, left, resetAt } = await calls(caller, Math.min(reserve.next, Math.ceil(reserve.left * MAX_SHARE)));
    reserve.calls += taken;
    reserve.left = left;
    reserve.resetAt = resetAt;
    reserve.next *= 2;
  }

  /** @returns null when more calls must be taken first */
  function admitNow(reserve: Reserve): Admission | null {
    const { left, resetAt } = reserve;
    if (reserve.calls > 0) {
      reserve.calls -= 1;
      return { isAdmitted: true, left: left + reserve.calls, resetAt };
    }
    return left === 0 ? { isAdmitted: false, left, resetAt } : null;
  }

  async function admitLater(caller: string): Promise<Admission> {
    for (;;) {
      const reserve = reserveOf(caller, Date.now());
      const admission = admitNow(reserve);
      if (admission !== null) return admission;
      // Concurrent calls wait for the first of them, and look again.
      reserve.taking ??= take(caller, reserve).finally(() => {
        reserve.taking = null;
      });
      await reserve.taking;
    }
  }

  return { admit: (caller) => admitNow(reserveOf(caller, Date.now())) ?? admitLater(caller) };
}
