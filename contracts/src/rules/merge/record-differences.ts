/** What differs between two versions of a record. */
import { pointerSegment } from '../../protocol/json-pointer.ts';
import { entryOf, isMap, keysOf } from './map-entries.ts';
import { sameValue } from './same-value.ts';

export interface FieldDifference {
  /** JSON pointer of the field, e.g. `/severity` or `/template_answers/step_1_backup`. */
  path: string;
  /** Undefined where the field did not exist. */
  before: unknown;
  /** Undefined where the field was removed. */
  after: unknown;
}

/** Fields that the server writes with every change, and those that never change. */
const SERVER_FIELDS: ReadonlySet<string> = new Set([
  'id',
  '_id',
  'organization_id',
  'version',
  'created_at',
  'created_by',
  'updated_at',
]);

/** The fields of these records that a person can change, each once and in the order of the records. */
export function changeableFields(...records: readonly object[]): string[] {
  return keysOf(...records).filter((name) => !SERVER_FIELDS.has(name));
}

/**
 * The fields that differ, in the order of the records. A map within a record, such as the answers to a template, is compared
 * entry by entry; lists are compared whole. Fields that only the server writes are left out.
 *
 * @param before null for a record that did not exist
 * @param after null for a record that was deleted
 */
export function recordDifferences(before: unknown, after: unknown): FieldDifference[] {
  const [old, current] = [isMap(before) ? before : {}, isMap(after) ? after : {}];
  return changeableFields(old, current).flatMap((key) =>
    fieldDifferences(`/${pointerSegment(key)}`, old[key], current[key]),
  );
}

function fieldDifferences(path: string, before: unknown, after: unknown): FieldDifference[] {
  if (sameValue(before, after)) return [];
  if (!isMap(before) || !isMap(after)) return [{ path, before, after }];
  return keysOf(before, after)
    .map((key) => ({
      path: `${path}/${pointerSegment(key)}`,
      before: entryOf(before, key),
      after: entryOf(after, key),
    }))
    .filter((entry) => !sameValue(entry.before, entry.after));
}
