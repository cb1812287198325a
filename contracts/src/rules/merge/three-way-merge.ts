/** Two people changed one record: what can be merged by itself, and what a person must decide. */
import { sameValue } from './same-value.ts';

export type RecordFields = Readonly<Record<string, unknown>>;

/** The three versions of one field. Undefined where the record does not have the field. */
export interface FieldVersions {
  field: string;
  /** When the person began to edit. */
  base: unknown;
  /** What the person wants to save. */
  mine: unknown;
  /** What is stored now. */
  theirs: unknown;
}

export interface MergeResult {
  /** Fields that both changed, to different values. */
  conflicts: FieldVersions[];
  /** Fields that only the person changed. */
  onlyMine: FieldVersions[];
  /** Fields that only others changed. */
  onlyTheirs: FieldVersions[];
  /** What to save over the stored version: the person's own changes, without the conflicts. */
  merged: Record<string, unknown>;
}

/**
 * Compares the versions of a record field by field. Fields that both changed to the same value are not listed.
 * @param mine the changed fields alone, as they would be sent; all others count as unchanged
 * @param fields the fields to look at, in the order of the result, so that a new version or date is no difference
 */
export function mergeRecords(base: RecordFields, mine: RecordFields, theirs: RecordFields, fields: readonly string[]): MergeResult {
  const result: MergeResult = { conflicts: [], onlyMine: [], onlyTheirs: [], merged: {} };
  for (const field of fields) {
    const versions: FieldVersions = { field, base: base[field], mine: Object.hasOwn(mine, field) ? mine[field] : base[field], theirs: theirs[field] };
    const iChanged = !sameValue(versions.base, versions.mine);
    const theyChanged = !sameValue(versions.base, versions.theirs);
    if (iChanged && theyChanged) {
      if (!sameValue(versions.mine, versions.theirs)) result.conflicts.push(versions);
    } else if (iChanged) {
      result.onlyMine.push(versions);
      result.merged[field] = versions.mine;
    } else if (theyChanged) {
      result.onlyTheirs.push(versions);
    }
  }
  return result;
}

/** Whose value of a field is saved. */
export type ConflictSide = 'base' | 'mine' | 'theirs';

/** The picks that are still valid after a field changed once more: those whose three values are the same as before. */
export function stillValidPicks(
  picks: Readonly<Record<string, ConflictSide>>,
  before: readonly FieldVersions[],
  after: readonly FieldVersions[],
): Record<string, ConflictSide> {
  const known = new Map(before.map((versions) => [versions.field, versions]));
  const valid: Record<string, ConflictSide> = {};
  for (const versions of after) {
    const side = picks[versions.field];
    const earlier = known.get(versions.field);
    if (side !== undefined && earlier !== undefined && sameValue(earlier, versions)) valid[versions.field] = side;
  }
  return valid;
}

/** What to save once every conflict is decided: the merged changes and the picked values that differ from the stored ones. */
export function resolvedChanges({ conflicts, merged }: MergeResult, picks: Readonly<Record<string, ConflictSide>>): Record<string, unknown> {
  const changes = { ...merged };
  for (const versions of conflicts) {
    const side = picks[versions.field];
    if (side === undefined) throw new TypeError(`Nothing is picked for ${versions.field}`);
    // A field that the record did not have is cleared with null, as JSON has no undefined.
    if (side !== 'theirs' && !sameValue(versions[side], versions.theirs)) changes[versions.field] = versions[side] ?? null;
  }
  return changes;
}
