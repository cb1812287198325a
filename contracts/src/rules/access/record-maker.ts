/** What people make is recorded as theirs; a body may say so as well, but name nobody else. */
import type { FieldError } from '../../schemas/base.ts';

/** What clients send for the maker while they do not know who is signed in (section 6). */
const UNKNOWN_MAKER = 'unknown';

const notOwn = (path: string): FieldError[] => [{ path, message: 'must be your own user id' }];

/**
 * What is wrong with the maker that a new record names.
 * @param caller user id
 */
export function makerErrors(made: { created_by?: string }, caller: string): FieldError[] {
  return isCaller(made.created_by, caller) ? [] : notOwn('/created_by');
}

/**
 * The same of a change: a client that sends back what it has read names who made the record, whoever changes it.
 * @param before the record, whose maker stays
 */
export function keptMakerErrors(before: { created_by: string }, change: { created_by?: string }, caller: string): FieldError[] {
  return change.created_by === before.created_by || isCaller(change.created_by, caller) ? [] : [{ path: '/created_by', message: 'cannot be changed' }];
}

/** What is wrong with the writer that a note names. @param caller user id */
export function writerErrors({ userId }: { userId?: string }, caller: string): FieldError[] {
  return userId === undefined || userId === caller ? [] : notOwn('/userId');
}

const isCaller = (named: string | undefined, caller: string) => named === undefined || named === caller || named === UNKNOWN_MAKER;
