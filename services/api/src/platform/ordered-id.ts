/** Ids in the order in which they were made: UUIDs of version 7 (RFC 9562), also within one millisecond. */

/** Ids of one millisecond; after that many the next millisecond is used ahead of time. */
const PER_MILLISECOND = 4096;

/** @param now ms since 1970 @returns a function that makes ids, each above all before it as text */
export function orderedIds(now: () => number = Date.now): () => string {
  let time = 0;
  let count = 0;
  return () => {
    const current = now();
    if (current > time) {
      time = current;
      count = 0;
    } else if ((count += 1) === PER_MILLISECOND) {
      time += 1;
      count = 0;
    }
    const digits = time.toString(16).padStart(12, '0');
    // Variant and random digits as in any UUID.
    const random = crypto.randomUUID().slice(18);
    return `${digits.slice(0, 8)}-${digits.slice(8)}-7${count.toString(16).padStart(3, '0')}${random}`;
  };
}
