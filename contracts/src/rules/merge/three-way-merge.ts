/** Two people changed one record: what can be merged by itself, and what a person must decide. */
import { pointerKeys, pointerSegment } from '../../protocol/json-pointer.ts';
import { entryOf, isMap, keysOf, valueAt, withEntries, type Entries, type EntryChange } from './map-entries.ts';
import { mergedMembers } from './merged-members.ts';
import { sameValue } from './same-value.ts';

export type RecordFields = Readonly<Record<string, unknown>>;

/** The three versions of one field. Undefined where the record does not have the field. */
export interface FieldVersions {
  /**
   * JSON pointer without its leading slash: the name of a field (`severity`), or an entry of one that is a map in all three
   * versions (`template_answers/step_1_backup`).
   */
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
  /** Fields that only the person changed, and lists of ids that both changed: `mine` has the changes of both. */
  onlyMine: FieldVersions[];
  /** Fields that only others changed, and lists of ids in which others made all changes of the person, too. */
  onlyTheirs: FieldVersions[];
  /** What to save over the stored version: the person's own changes, without the conflicts. Maps are complete, since a request replaces them. */
  merged: Record<string, unknown>;
  /** The maps that were compared entry by entry: as stored now, with the person's own entries, without the conflicts. */
  maps: Record<string, Entries>;
}

/**
 * Compares the versions of a record field by field, maps such as the answers to a template entry by entry, and lists of ids member by
 * member. What both changed to the same value is not listed.
 * @param mine the changed fields alone, as they would be sent; all others count as unchanged
 * @param fields the fields to compare, in the order of the result; it leaves out version and times, which would count as differences
 */
export function mergeRecords(
  base: RecordFields,
  mine: RecordFields,
  theirs: RecordFields,
  fields: readonly string[],
): MergeResult {
  const result: MergeResult = { conflicts: [], onlyMine: [], onlyTheirs: [], merged: {}, maps: {} };
  for (const name of fields) {
    const versions: FieldVersions = {
      field: pointerSegment(name),
      base: base[name],
      mine: Object.hasOwn(mine, name) ? mine[name] : base[name],
      theirs: theirs[name],
    };
    if (isMap(versions.base) && isMap(versions.mine) && isMap(versions.theirs)) {
      mergeEntries(result, name, versions.base, versions.mine, versions.theirs);
    } else {
      const saved = list(result, versions);
      if (saved !== null) result.merged[name] = saved.value;
    }
  }
  return result;
}

function mergeEntries(result: MergeResult, name: string, base: Entries, mine: Entries, theirs: Entries): void {
  const own: EntryChange[] = [];
  for (const key of keysOf(base, mine, theirs)) {
    const field = `${pointerSegment(name)}/${pointerSegment(key)}`;
    const versions: FieldVersions = {
      field,
      base: entryOf(base, key),
      mine: entryOf(mine, key),
      theirs: entryOf(theirs, key),
    };
    const saved = list(result, versions);
    if (saved !== null) own.push([key, saved.value]);
  }
  const map = withEntries(theirs, own);
  result.maps[name] = map;
  if (own.length > 0) result.merged[name] = map;
}

/** Adds a field to the list of the result that it belongs to. @returns what is saved of it without a question; null for nothing */
function list(result: MergeResult, versions: FieldVersions): { value: unknown } | null {
  const { base, mine, theirs } = versions;
  const iChanged = !sameValue(base, mine);
  const theyChanged = !sameValue(base, theirs);
  if (iChanged && theyChanged && !sameValue(mine, theirs)) {
    const merged = mergedMembers(base, mine, theirs);
    if (merged === null) {
      result.conflicts.push(versions);
      return null;
    }
    const isTheirs = sameValue(merged, theirs);
    result[isTheirs ? 'onlyTheirs' : 'onlyMine'].push({ ...versions, mine: merged });
    return isTheirs ? null : { value: merged };
  }
  if (iChanged && !theyChanged) result.onlyMine.push(versions);
  else if (theyChanged && !iChanged) result.onlyTheirs.push(versions);
  return iChanged && !theyChanged ? { value: mine } : null;
}

/** The value of a field as {@link FieldVersions} names it; undefined where the record does not have it. */
export function fieldAt(record: unknown, field: string): unknown {
  return valueAt(record, `/${field}`);
}

/**
 * Moves changes from one version of a record to another. Changes that the other version already has are left out. A changed map gets the
 * entries of the other version, with the person's own changes to entries; so does a list of ids, with its members.
 * @param from the version that the changes were made in
 * @param to the version that the result is based on
 */
export function changesOnto(from: RecordFields, changes: RecordFields, to: RecordFields): Record<string, unknown> {
  const moved = Object.entries(changes).map(
    ([name, value]) => [name, recombined(from[name], value, to[name])] as const,
  );
  return Object.fromEntries(moved.filter(([name, value]) => !sameValue(value, to[name])));
}

function recombined(base: unknown, mine: unknown, theirs: unknown): unknown {
  // Merging a list appends what was added, which would lose where the person put it.
  if (sameValue(base, theirs)) return mine;
  if (!isMap(base) || !isMap(mine) || !isMap(theirs)) return mergedMembers(base, mine, theirs) ?? mine;
  const own = keysOf(base, mine).filter((key) => !sameValue(entryOf(base, key), entryOf(mine, key)));
  return withEntries(
    theirs,
    own.map((key) => [key, entryOf(mine, key)]),
  );
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
export function resolvedChanges(
  { conflicts, merged, maps }: MergeResult,
  picks: Readonly<Record<string, ConflictSide>>,
): Record<string, unknown> {
  const changes = { ...merged };
  const recombined = { ...maps };
  for (const versions of conflicts) {
    const side = picks[versions.field];
    if (side === undefined) throw new TypeError(`Nothing is picked for ${versions.field}`);
    if (side === 'theirs' || sameValue(versions[side], versions.theirs)) continue;
    const [name = '', key] = pointerKeys(`/${versions.field}`);
    // A field that the record did not have is cleared with null, as JSON has no undefined. An entry of a map is removed from the map instead.
    if (key === undefined) changes[name] = versions[side] ?? null;
    else changes[name] = recombined[name] = withEntries(recombined[name] ?? {}, [[key, versions[side]]]);
  }
  return changes;
}
