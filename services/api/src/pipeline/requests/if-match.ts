/** Optimistic concurrency: versions as ETags. */
import { Problem } from '../problem.ts';

export function changedMeanwhile(): Problem {
  return new Problem(412, 'changed_meanwhile', 'Somebody else changed this in the meantime. Reload to see what it is now.');
}

/**
 * @param header value of If-Match
 * @returns the version; undefined for any
 * @throws Problem 412 when the header is not one of our ETags
 */
export function expectedVersion(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,15})"$/.exec(header.trim())?.[1];
  if (version === undefined) throw changedMeanwhile();
  return Number(version);
}
