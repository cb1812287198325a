/** Problems of requests that the state of a record does not allow. */
import type { FieldIssue } from '@parapet/contracts';
import { stateProblemCode, type Decision } from '@parapet/contracts/rules';
import { Problem } from '../pipeline/problem.ts';
import { DuplicateError, type Doc } from '../store/port.ts';
import { changedMeanwhile } from '../pipeline/requests/if-match.ts';

export function wrongState(reason: string): Problem {
  return new Problem(409, stateProblemCode(reason), reason);
}

/** @throws Problem 409 that names all fields of the record, with the message of the first one, when there are errors */
export function refuseState(errors: readonly FieldIssue[]): void {
  const [first] = errors;
  if (first !== undefined) throw new Problem(409, stateProblemCode(first.message), first.message, { errors });
}

/** @throws Problem 409 with the reason of the rule */
export function assertState(decision: Decision): void {
  if (!decision.allowed) throw wrongState(decision.reason);
}

/**
 * To be called after {@link assertState}: the precondition counts only for a request that would succeed otherwise (RFC 9110, 13.2.1).
 * @param version on which the request is based; undefined for any
 * @throws Problem 412 when the version differs
 */
export function assertVersion(record: Doc, version: number | undefined): void {
  if (version !== undefined && record.version !== version) throw changedMeanwhile();
}

/** For work that inserts a record that may exist only once. @throws Problem 409 with the reason when it exists already */
export async function refuseDuplicate<R>(work: Promise<R>, reason: string): Promise<R> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof DuplicateError ? wrongState(reason) : error;
  }
}
