/** What a service answers when a release cannot be taken. */
import { DifferentFiles, UnknownRelease } from '../../../../../scripts/lib/release-received.mjs';
import { ReleaseRefusal } from '../../../../../scripts/lib/release-registry.mjs';
import { Problem } from '../../pipeline/problem.ts';

/** Whether the release itself is the reason, so that trying again would not help. */
export const isRefusal = (error: unknown): error is Error =>
  [DifferentFiles, UnknownRelease, ReleaseRefusal, Problem].some((kind) => error instanceof kind);

/** @returns the problem to answer with, or the error itself */
export function asProblem(error: unknown): unknown {
  if (error instanceof DifferentFiles) return new Problem(409, 'already_exists', error.message);
  if (error instanceof UnknownRelease) return new Problem(404, 'record_not_found', error.message);
  if (error instanceof ReleaseRefusal) return new Problem(400, 'invalid_request', error.message);
  return error;
}
