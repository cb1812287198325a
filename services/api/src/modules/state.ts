/** What the state of a record forbids. */
import { stateProblemCode, type Decision } from '@parapet/contracts/rules';
import { Problem } from '../pipeline/problem.ts';
import { DuplicateError, type Doc } from '../store/port.ts';
import { changedMeanwhile } from '../pipeline/if-match.ts';

export function wrongState(reason: string): Problem {
  return new Problem(409, stateProblemCode(reason), reason);
}

/** @throws Problem 409 with the reason of the rule that forbids it */
export function assertState(decision: Decision): void {
  if (!decision.allowed) throw wrongState(decision.reason);
}

/**
 * To be asked after {@link assertState}: a call that is refused whatever the version says so (RFC 9110, 13.2.1).
 * @param version that the change starts from; any when undefined
 * @throws Problem 412 when the record has another one
 */
export function assertVersion(record: Doc, version: number | undefined): void {
  if (version !== undefined && record.version !== version) throw changedMeanwhile();
}

/**
 * Runs a change that makes something of which there may be one.
 * @throws Problem 409 with the reason when somebody else was first
 */
export async function orTaken<R>(work: Promise<R>, reason: string): Promise<R> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof DuplicateError ? wrongState(reason) : error;
  }
}
