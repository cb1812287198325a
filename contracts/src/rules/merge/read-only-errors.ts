/** Checks a record that a client sends back as it was read. */
import type { FieldIssue } from '../../schemas/base.ts';
import { pointerSegment } from '../../protocol/json-pointer.ts';
import { sameValue } from './same-value.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Errors for fields that only the server writes, where the sent value differs from the current one. Fields that only lists have, such as the
 * title of another record, are ignored.
 * @param sent the sent fields that only the server writes
 * @param current the record as it is read by itself
 */
export function readOnlyErrors(sent: Fields, current: Fields): FieldIssue[] {
  return Object.keys(sent)
    .filter((field) => Object.hasOwn(current, field) && !sameValue(sent[field], current[field]))
    .map((field) => ({ path: `/${pointerSegment(field)}`, message: 'cannot be changed' }));
}
