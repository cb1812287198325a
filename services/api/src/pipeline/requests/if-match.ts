/** Optimistic concurrency: versions as ETags. */
import type { EditConflict } from '@parapet/contracts';
import { Problem } from '../problem.ts';

const CODE = 'changed_meanwhile';

export const isChangedMeanwhile = (error: unknown): error is Problem => error instanceof Problem && error.code === CODE;

export function changedMeanwhile(conflict?: EditConflict): Problem {
  return new Problem(412, CODE, 'Someone else has changed this in the meantime. Reload to see the current version.', {
    conflict,
  });
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
