import type { AuditEntry, EditConflict } from '@parapet/contracts';
import {
  changeableFields,
  fieldAt,
  mergeRecords,
  sameValue,
  type FieldVersions,
  type MergeResult,
} from '@parapet/contracts/rules';
import { ApiError } from '../data/failures/api-error.ts';
import { MOST_MERGES } from '../data/save-over-newer.ts';
import type { RecordAccess, StoredRecord } from './record-access.ts';
import { saveFailureOf } from './save-failure.ts';

/** Who changed a field, and when (ISO 8601). */
export interface FieldAuthor {
  /** Id of a user, or `system`. */
  changedBy: string;
  changedAt: string;
}

export type AuthoredVersions = FieldVersions & Partial<FieldAuthor>;

/** Fields of a record by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** What changes were made to; version 0 for a record that there was not. */
export interface EditedVersion {
  version: number;
}

/** What two people changed at once. */
export interface RecordConflict<R extends StoredRecord> {
  /** The version that was edited. */
  base: EditedVersion;
  /** The version that is stored now. */
  newest: R;
  merge: MergeResult;
  /** Who made the last change of each field since the base; entries of maps by their JSON pointer, as in the merge. */
  authors: Readonly<Record<string, FieldAuthor>>;
  /** Who saved last. */
  lastAuthor: FieldAuthor | null;
}

export type SaveOutcome<R extends StoredRecord> = { saved: R } | { conflict: RecordConflict<R> };

/** The fields of a record by name. */
export const valuesOf = (record: object): Fields => Object.fromEntries(Object.entries(record));

/**
 * Saves changes that were made to `base`. When the stored version is newer, fields that only one side changed are merged and saved;
 * a field that both sides changed is a conflict, and nothing is saved.
 * @param overwrites the version that was edited, when the person has decided a conflict since
 * @throws {ApiError} for every other failure
 */
export async function saveOver<R extends StoredRecord>(
  access: RecordAccess<R>,
  base: EditedVersion,
  mine: Fields,
  overwrites?: number,
): Promise<SaveOutcome<R>> {
  let changes: Fields = mine;
  let { version } = base;
  let reported: EditConflict | undefined;
  for (let merges = 0; ; merges++) {
    try {
      return { saved: await access.patch(changes, version, overwrites) };
    } catch (error) {
      if (saveFailureOf(error).kind !== 'conflict' || merges === MOST_MERGES) throw error;
      reported = error instanceof ApiError ? error.conflict : undefined;
    }
    // The refusal may contain the newest record and the authors of its changes, which would take two more calls.
    const newest = (reported && access.recordIn(reported)) ?? (await access.load());
    const merge = mergeRecords(valuesOf(base), mine, valuesOf(newest), changeableFields(base, mine, newest));
    if (merge.conflicts.length > 0)
      return {
        conflict: {
          base,
          newest,
          merge,
          ...(authorsIn(reported, base.version, version) ?? (await authorsSince(access, base.version, merge))),
        },
      };
    if (Object.keys(merge.merged).length === 0) return { saved: newest };
    changes = merge.merged;
    ({ version } = newest);
  }
}

type Authors = Pick<RecordConflict<StoredRecord>, 'authors' | 'lastAuthor'>;

/** @returns undefined when the refusal does not say what changed since the base */
function authorsIn(reported: EditConflict | undefined, base: number, sent: number): Authors | undefined {
  if (reported === undefined || reported.changes.length === 0 || sent !== base) return undefined;
  const authors = reported.changes.map(
    ({ path, changed_by, changed_at }) => [path.slice(1), { changedBy: changed_by, changedAt: changed_at }] as const,
  );
  const [last] = authors.toSorted(([, a], [, b]) => (a.changedAt < b.changedAt ? 1 : -1));
  return { authors: Object.fromEntries(authors), lastAuthor: last?.[1] ?? null };
}

async function authorsSince(
  access: RecordAccess<StoredRecord>,
  version: number,
  { conflicts, onlyTheirs }: MergeResult,
): Promise<Authors> {
  // Without the history the person can still decide, but does not see who made the changes.
  const entries = await access.history().catch((): readonly AuditEntry[] => []);
  const since = entries.filter((entry) => entry.version > version);
  const authors: Record<string, FieldAuthor> = {};
  for (const { field } of [...conflicts, ...onlyTheirs]) {
    const last = since.find(({ before, after }) => !sameValue(fieldAt(before, field), fieldAt(after, field)));
    if (last !== undefined) authors[field] = authorOf(last);
  }
  const [last] = since;
  return { authors, lastAuthor: last === undefined ? null : authorOf(last) };
}

function authorOf({ actor_id, at }: AuditEntry): FieldAuthor {
  return { changedBy: actor_id, changedAt: at };
}
