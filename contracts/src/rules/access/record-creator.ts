/** The creator of a record is the caller. A body may name them too, but nobody else. */
import type { FieldIssue } from '../../schemas/base.ts';

/** Clients send this as the creator while they do not know who is signed in (section 6). */
const UNKNOWN_CREATOR = 'unknown';

const notOwn = (path: string): FieldIssue[] => [{ path, message: 'must be your own user id' }];

/**
 * What is wrong with the creator that a new record names.
 * @param caller user id
 */
export function creatorErrors(input: { created_by?: string }, caller: string): FieldIssue[] {
  return isCaller(input.created_by, caller) ? [] : notOwn('/created_by');
}

/**
 * The same for a change. A client that sends back a record as it read it names the original creator, whoever changes it.
 * @param before the record; its creator stays
 */
export function creatorChangeErrors(
  before: { created_by: string },
  change: { created_by?: string },
  caller: string,
): FieldIssue[] {
  return change.created_by === before.created_by || isCaller(change.created_by, caller)
    ? []
    : [{ path: '/created_by', message: 'cannot be changed' }];
}

/** What is wrong with the author that a note names. @param caller user id */
export function authorErrors({ userId }: { userId?: string }, caller: string): FieldIssue[] {
  return userId === undefined || userId === caller ? [] : notOwn('/userId');
}

const isCaller = (named: string | undefined, caller: string) =>
  named === undefined || named === caller || named === UNKNOWN_CREATOR;
