/** How long people wait between wrong passwords: not at all at first, then longer and longer, and never for good. */

/** How many wrong passwords are free, and how far the wait after them grows. */
export interface Delay {
  free: number;
  /** ms */
  longest: number;
}

export const DELAYS = {
  /** One person from one network: a few slips cost nothing, a hundred guesses cost a day. */
  person: { free: 5, longest: 15 * 60_000 },
  /** One account from all networks it never signed in from. Loose, because strangers cause it and the owner may be on a journey. */
  account: { free: 100, longest: 60_000 },
} as const satisfies Record<string, Delay>;

/** The first wait (ms); each further wrong password doubles it. */
const FIRST = 1000;

/** @param wrong wrong passwords so far, without a right one since @returns ms until the next may be tried */
export function waitAfter(wrong: number, { free, longest }: Delay): number {
  return wrong < free ? 0 : Math.min(longest, FIRST * 2 ** (wrong - free));
}
