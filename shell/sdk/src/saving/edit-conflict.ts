import type { ConflictSide } from '@parapet/contracts/rules';
import type { EditorStatus } from './editor-status.ts';
import type { StoredRecord } from './record-access.ts';
import type { AuthoredVersions, FieldAuthor } from './save-over.ts';

/** Fields that somebody else changed while this person was typing in them (D15): nothing is saved before they decide. */
export interface EditConflict {
  /** Fields that both changed; `pick` says whose value is saved. */
  fields: readonly (AuthoredVersions & { pick: ConflictSide | undefined })[];
  /** Fields that only one side changed; they are saved without a question. Of a list of ids, `mine` may have the changes of both sides. */
  onlyMine: readonly AuthoredVersions[];
  onlyTheirs: readonly AuthoredVersions[];
  /** Who saved last. */
  lastAuthor: FieldAuthor | null;
  pick: (fields: readonly string[], side: ConflictSide) => void;
  pickAll: (side: ConflictSide) => void;
}

/** A conflict as a screen shows it. */
export function describeConflict(
  { conflict, picks }: EditorStatus<StoredRecord>,
  pick: EditConflict['pick'],
): EditConflict | null {
  if (conflict === null) return null;
  const { merge, authors, lastAuthor } = conflict;
  return {
    fields: merge.conflicts.map((one) => ({ ...one, ...authors[one.field], pick: picks[one.field] })),
    onlyMine: merge.onlyMine,
    onlyTheirs: merge.onlyTheirs.map((one) => ({ ...one, ...authors[one.field] })),
    lastAuthor,
    pick,
    pickAll: (side) =>
      pick(
        merge.conflicts.map(({ field }) => field),
        side,
      ),
  };
}
