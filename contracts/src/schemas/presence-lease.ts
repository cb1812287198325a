/** A page counts as open for this long (ms) after its last announcement. */
export const PRESENCE_LEASE = 30_000;
/** A page that is open announces itself again after this long (ms). */
export const PRESENCE_RENEWAL = 10_000;
