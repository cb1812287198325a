import type { OperationResult, UpdateId } from '@parapet/contracts/client';
import { resolvedChanges, stillValidPicks, type ConflictSide } from '@parapet/contracts/rules';
import { useMemo, useRef, useState } from 'react';
import { ApiError } from '../data/failures/api-error.ts';
import { useServices } from '../runtime/services.ts';
import { recordAccess, type StoredRecord } from './record-access.ts';
import { saveFailureOf, type SaveFailure } from './save-failure.ts';
import {
  saveOver,
  type AuthoredVersions,
  type EditedVersion,
  type FieldAuthor,
  type RecordConflict,
  type SaveOutcome,
} from './save-over.ts';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** A decision that a person must make before anything is saved. */
export interface Conflict<R> {
  /** Fields that both changed; `pick` says whose value is saved. */
  fields: readonly (AuthoredVersions & { pick: ConflictSide | undefined })[];
  /** Fields that only one side changed; they are saved without a question. */
  onlyMine: readonly AuthoredVersions[];
  onlyTheirs: readonly AuthoredVersions[];
  /** The stored version. */
  newest: R;
  /** Who saved last. */
  lastAuthor: FieldAuthor | null;
  pick: (field: string, side: ConflictSide) => void;
  pickAll: (side: ConflictSide) => void;
  /** Fields without a pick. */
  unresolved: readonly string[];
  /** Saves what was picked. False when it failed, or when the record changed once more. */
  resolve: () => Promise<boolean>;
  /** Drops the own changes. */
  takeTheirs: () => void;
  /** Back to the form, with nothing lost. */
  dismiss: () => void;
}

export interface SaveRecordOptions<R> {
  /** The version that the form was filled from. */
  record: R;
  /** The record that the form is to show: after a save, and after the own changes were dropped. */
  onRecord?: (record: R, reason: 'saved' | 'dropped') => void;
}

export interface SaveRecord<R> {
  /**
   * Saves the changed fields; made for the `onSubmit` of a form. Resolves when they are stored.
   * @throws {ApiError} so that the form places its errors; 412 when there is a conflict to decide
   */
  save: (changes: object) => Promise<R>;
  state: SaveState;
  failure: SaveFailure | null;
  /** The same changes once more. */
  retry: () => Promise<boolean>;
  conflict: Conflict<R> | null;
  /** Clears state and failure. */
  reset: () => void;
}

interface Undecided<R extends StoredRecord> {
  conflict: RecordConflict<R>;
  picks: Readonly<Record<string, ConflictSide>>;
}

/** The record that an operation answers with; never for an operation that answers with something else. */
export type UpdatedRecord<Id extends UpdateId> = Extract<OperationResult<Id>, StoredRecord>;

/**
 * Saves changes of one record with its version: `useSaveRecord('updateRisk', { record: risk })`. When somebody else was faster, changes of
 * one side are merged, and {@link SaveRecord.conflict} holds what both changed.
 */
export function useSaveRecord<Id extends UpdateId>(
  operation: Id,
  options: SaveRecordOptions<UpdatedRecord<Id>>,
): SaveRecord<UpdatedRecord<Id>> {
  return useSaver<UpdatedRecord<Id>>(operation, options);
}

function useSaver<R extends StoredRecord>(
  operation: UpdateId,
  { record, onRecord }: SaveRecordOptions<R>,
): SaveRecord<R> {
  const { changes: cache } = useServices();
  const [state, setState] = useState<SaveState>('idle');
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [undecided, setUndecided] = useState<Undecided<R> | null>(null);
  const last = useRef<object>({});
  const access = useMemo(() => recordAccess<R>(operation, record.id), [operation, record.id]);

  const fail = (error: unknown): never => {
    setFailure(saveFailureOf(error));
    setState('failed');
    throw error;
  };
  const stored = (saved: R): R => {
    cache.succeeded(operation, { id: saved.id }, saved);
    setUndecided(null);
    setFailure(null);
    setState('saved');
    onRecord?.(saved, 'saved');
    return saved;
  };
  const attempt = async (
    base: EditedVersion,
    mine: Readonly<Record<string, unknown>>,
    before?: Undecided<R>,
  ): Promise<R> => {
    setState('saving');
    const outcome: SaveOutcome<R> = await saveOver(access, base, mine).catch(fail);
    if ('saved' in outcome) return stored(outcome.saved);
    const { conflict } = outcome;
    setUndecided({
      conflict,
      picks: before ? stillValidPicks(before.picks, before.conflict.merge.conflicts, conflict.merge.conflicts) : {},
    });
    return fail(conflictError());
  };
  const save = (mine: object) => {
    last.current = mine;
    return attempt(record, { ...mine });
  };
  const succeeded = (work: Promise<R>) => work.then(() => true).catch(() => false);

  const resolve = async (decided: Undecided<R>): Promise<boolean> => {
    const { newest, merge } = decided.conflict;
    const picked = resolvedChanges(merge, decided.picks);
    if (Object.keys(picked).length === 0) {
      stored(newest);
      return true;
    }
    setState('saving');
    try {
      stored(await access.patch(picked, newest.version, decided.conflict.base.version));
      return true;
    } catch (error) {
      if (saveFailureOf(error).kind !== 'conflict') return succeeded(Promise.reject(error).catch(fail));
      // The record has changed again: compares once more, and keeps the picks whose values are still the same.
      return succeeded(attempt(decided.conflict.base, { ...last.current }, decided));
    }
  };

  return {
    save,
    state,
    failure,
    retry: () => succeeded(save(last.current)),
    reset: () => {
      setState('idle');
      setFailure(null);
    },
    conflict: undecided && {
      ...describeConflict(undecided),
      pick: (field, side) => setUndecided((now) => now && { ...now, picks: { ...now.picks, [field]: side } }),
      pickAll: (side) =>
        setUndecided({
          ...undecided,
          picks: Object.fromEntries(undecided.conflict.merge.conflicts.map(({ field }) => [field, side])),
        }),
      resolve: () => resolve(undecided),
      takeTheirs: () => {
        const { newest } = undecided.conflict;
        cache.succeeded(operation, { id: newest.id }, newest);
        setUndecided(null);
        setFailure(null);
        setState('idle');
        onRecord?.(newest, 'dropped');
      },
      dismiss: () => setUndecided(null),
    },
  };
}

function describeConflict<R extends StoredRecord>({ conflict, picks }: Undecided<R>) {
  const { merge, authors, newest, lastAuthor } = conflict;
  return {
    newest,
    lastAuthor,
    fields: merge.conflicts.map((one) => ({ ...one, ...authors[one.field], pick: picks[one.field] })),
    onlyMine: merge.onlyMine,
    onlyTheirs: merge.onlyTheirs.map((one) => ({ ...one, ...authors[one.field] })),
    unresolved: merge.conflicts.map(({ field }) => field).filter((field) => picks[field] === undefined),
  };
}

/** The error with which `save` rejects when there is a conflict to decide. */
function conflictError(): ApiError {
  return new ApiError({
    type: 'about:blank',
    title: 'Precondition Failed',
    status: 412,
    code: 'conflict',
    request_id: '',
  });
}
