/** The time that the store writes into documents and compares expiry times with. */

/** @returns ms since 1970 */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** ISO 8601, UTC. */
export function timestamp(clock: Clock): string {
  return new Date(clock()).toISOString();
}
