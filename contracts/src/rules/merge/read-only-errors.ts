/** A record that is sent back as it was read. */
import type { FieldIssue } from '../../schemas/base.ts';
import { pointerSegment } from '../../protocol/json-pointer.ts';
import { sameValue } from './same-value.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Errors for fields that only the server writes and that are not as they are stored. What only lists have, such as the title of another record,
 * is ignored.
 * @param current the record as it is read by itself
 */
export function readOnlyErrors(sent: Fields, current: Fields): FieldIssue[] {
  return Object.keys(sent)
    .filter((field) => Object.hasOwn(current, field) && !sameValue(sent[field], current[field]))
    .map((field) => ({ path: `/${pointerSegment(field)}`, message: 'cannot be changed' }));
}
