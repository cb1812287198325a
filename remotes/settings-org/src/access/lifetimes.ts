import { MOST_TOKEN_DAYS } from '@parapet/contracts';

const DAY = 86_400_000;
/** Days until a token ends. */
const LIFETIMES = ['30', '90', '180', '365'] as const;
const LIFETIME = '90';

/** At the end of a day (UTC), so that a retry after a lost response is the same request; at most a year from now. */
function endOf(days: number): string {
  const round = days < MOST_TOKEN_DAYS ? Math.ceil : Math.floor;
  return new Date(round((Date.now() + days * DAY) / DAY) * DAY).toISOString();
}

/** How long a token may be valid from now on. `ends` is in ISO 8601, and one is chosen at first. */
export const lifetimes = () =>
  LIFETIMES.map((days) => ({ days, ends: endOf(Number(days)), isFirst: days === LIFETIME }));
