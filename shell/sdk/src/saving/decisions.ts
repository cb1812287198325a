/** What remains to be saved after the service refused values, or after a person decided a conflict. */
import {
  fieldAt,
  mergeRecords,
  pointerKeys,
  resolvedChanges,
  sameValue,
  type ConflictSide,
} from '@parapet/contracts/rules';
import { ApiError } from '../data/failures/api-error.ts';
import type { StoredRecord } from './record-access.ts';
import { valuesOf, type Fields, type RecordConflict } from './save-over.ts';

export interface RefusedValue {
  value: unknown;
  error: ApiError;
}

/** The side whose value is saved, by field; entries of maps by their JSON pointer, as in the conflict. */
export type Picks = Readonly<Record<string, ConflictSide>>;

/** The values of the fields that a refusal names. */
export function refusedValues(error: unknown, given: Fields): Record<string, RefusedValue> {
  if (!(error instanceof ApiError)) return {};
  const named = (error.errors ?? [])
    .map(({ path }) => pointerKeys(path)[0] ?? '')
    .filter((name) => Object.hasOwn(given, name));
  return Object.fromEntries(named.map((name) => [name, { value: given[name], error }]));
}

/** The conflict with the fields that were typed in since what was sent, where the newest version has other values as well. */
export function withTyped<R extends StoredRecord>(conflict: RecordConflict<R>, typed: Fields): RecordConflict<R> {
  const { base, newest, merge } = conflict;
  const asked = new Set(merge.conflicts.map(({ field }) => field));
  const now = mergeRecords(valuesOf(base), typed, valuesOf(newest), Object.keys(typed));
  const added = now.conflicts.filter(({ field }) => !asked.has(field));
  if (added.length === 0) return conflict;
  const conflicts = [...merge.conflicts, ...added];
  const onlyTheirs = merge.onlyTheirs.filter(({ field }) => added.every((one) => one.field !== field));
  return { ...conflict, merge: { ...merge, conflicts, onlyTheirs } };
}

/** Whether somebody else changed a field that was typed in since what was sent. @param base what the changes were made to */
export function isTypedOver(base: Fields, sent: Fields, typed: Fields, saved: Fields): boolean {
  const earlier = { ...base, ...sent };
  return mergeRecords(base, typed, saved, Object.keys(typed)).conflicts.some(({ field }) =>
    sameValue(fieldAt(base, field), fieldAt(earlier, field)),
  );
}

/** The changes to save over the newest version. `typed` may be newer than the conflict that the person was asked about. */
export function remainingChanges<R extends StoredRecord>(
  { base, newest, merge }: RecordConflict<R>,
  typed: Fields,
  picks: ConflictSide | Picks,
): Fields {
  const asked = new Set(merge.conflicts.map(({ field }) => field));
  const sideOf = (field: string): ConflictSide =>
    asked.has(field) ? (typeof picks === 'string' ? picks : (picks[field] ?? 'mine')) : 'mine';
  const names = [...Object.keys(typed), ...merge.conflicts.map(({ field }) => pointerKeys(`/${field}`)[0] ?? '')];
  const now = mergeRecords(valuesOf(base), typed, valuesOf(newest), [...new Set(names)]);
  // Fields whose own value was changed back since the question was asked: the person wants the old value now.
  const takenBack = now.onlyTheirs.filter(({ field }) => asked.has(field) && sideOf(field) !== 'theirs');
  const conflicts = [...now.conflicts, ...takenBack];
  return resolvedChanges(
    { ...now, conflicts },
    Object.fromEntries(conflicts.map(({ field }) => [field, sideOf(field)])),
  );
}
