/** The time that the store writes into documents and compares expiry times with. */

/** @returns ms since 1970 */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** ISO 8601, UTC. */
export function timestamp(clock: Clock): string {
  return new Date(clock()).toISOString();
}

/** Whether a value is a time in the form of {@link timestamp}: only such times can be compared as text. */
export function isTime(value: unknown): value is string {
  return typeof value === 'string' && Number.isFinite(Date.parse(value)) && new Date(value).toISOString() === value;
}
