import type { OperationResult, UpdateId } from '@parapet/contracts/client';
import { sameInput, type RecordEdit } from '@parapet/contracts/rules';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { NewerVersion } from '../data/changes.ts';
import { entitiesChangedBy } from '../data/dependents.ts';
import { isNotFound } from '../data/failures/failure.ts';
import { useNewerVersion } from '../live/use-live-updates.ts';
import { useLeaveGuard } from '../routing/use-leave-guard.ts';
import { useServices } from '../runtime/services.ts';
import { useSession } from '../session/session.ts';
import { changesOfDraft, draftOf } from './drafts/draft-changes.ts';
import { createDraftKeeper } from './drafts/draft-keeper.ts';
import type { Draft } from './drafts/draft-storage.ts';
import { describeConflict, type EditConflict } from './edit-conflict.ts';
import type { EditorSaveState } from './editor-status.ts';
import { draftOwner } from './left-saves.ts';
import { recordAccess, type StoredRecord } from './record-access.ts';
import { createRecordEditor } from './record-editor.ts';
import type { SaveFailure } from './save-failure.ts';
import { valuesOf, type Fields } from './save-over.ts';

/** The record that an operation answers with; never for an operation that answers with something else. */
export type UpdatedRecord<Id extends UpdateId> = Extract<OperationResult<Id>, StoredRecord>;

export interface RecordFormOptions<R extends StoredRecord, V extends object> {
  /** The version that is stored, as last read; null for a new record. */
  record: R | null;
  /** What the form shows of a version: the fields that it edits, with the names that they have in the record. */
  shown: (record: R) => V;
  /** What a new record starts with. */
  start?: V;
  /** Search parameters that the form depends on, see `useLeaveGuard`. */
  params?: readonly string[];
  /** Something would be lost although nothing was typed, e.g. a copy that is not stored yet. */
  isUnsaved?: boolean;
  /** False for a single choice that is saved at once: the device keeps nothing, and a draft of the record's form stays as it is. */
  keepsDraft?: boolean;
}

/** A conflict of a form, which is decided before anything is saved. */
export interface FormConflict extends EditConflict {
  /** Saves what was picked. False when that failed, or when the record changed once more. */
  decide: () => Promise<boolean>;
  /** Drops the own changes, and shows what others saved. */
  takeTheirs: () => void;
  /** Back to the form, with nothing lost. */
  postpone: () => void;
}

/** A record that a form edits and saves when it is submitted. */
export interface RecordFormEditing<R extends StoredRecord> {
  /** The version that the changes are based on; null for a new record. */
  record: R | null;
  /** For `useSchemaForm`: base and changes of the fields. */
  edit: RecordEdit;
  /**
   * Saves these changes of a stored record; for the form's `onSubmit`. Resolves when they are stored.
   * @throws {ApiError} so that the form places its errors; 412 when there is a conflict to decide
   */
  submit: (changes: object) => Promise<R>;
  /** Creates a new record; for the form's `onSubmit`. @throws what `make` throws, e.g. a call of `useCreate` */
  create: (make: () => Promise<R>) => Promise<R>;
  /** Whether something is typed that is not stored. */
  isChanged: () => boolean;
  state: EditorSaveState;
  /** Why the last attempt failed. */
  failure: SaveFailure | null;
  conflict: FormConflict | null;
  /** What somebody else saved while the form is open and has changes. */
  newer: NewerVersion | null;
  /** It was deleted: nothing can be saved any more. */
  isDeleted: boolean;
  /** What was typed on this device earlier and is not stored; `changes` are the whole fields with it. */
  draft: { found: Draft | null; changes: () => Fields; settle: () => void };
  /** For a button that closes the form: asks if there is something to lose. True when the form may close. */
  confirmLeave: () => Promise<boolean>;
  /** Everything is saved: nothing is asked on the way to the next page, and the device keeps nothing. */
  done: () => void;
}

/**
 * Edits a record with a form that is submitted: `useRecordForm('updateRisk', { record: risk, shown: draftOf })`. What is typed is kept on
 * the device and guarded; when somebody else was faster, changes of one side are merged, and {@link FormConflict} has what both changed.
 */
export function useRecordForm<Id extends UpdateId, V extends object>(
  operation: Id,
  options: RecordFormOptions<UpdatedRecord<Id>, V>,
): RecordFormEditing<UpdatedRecord<Id>> {
  return useForm<UpdatedRecord<Id>, V>(operation, options);
}

const NO_PARAMS: readonly string[] = [];

function useForm<R extends StoredRecord, V extends object>(
  operation: UpdateId,
  { record, shown, start, params = NO_PARAMS, isUnsaved = false, keepsDraft = true }: RecordFormOptions<R, V>,
): RecordFormEditing<R> {
  const { changes: cache } = useServices();
  const { user, organizationId } = useSession();
  // Who opened it: when somebody else signs in over the page, what was typed must not become theirs.
  const [owner] = useState(draftOwner(user.id, organizationId));
  const [entity] = entitiesChangedBy(operation);
  if (entity === undefined) throw new TypeError(`${operation} changes no kind of record`);
  const id = record?.id ?? '';
  const key = `${owner}${entity}/${id === '' ? 'new' : id}`;
  // The cast is safe: the editor is given versions of this kind of record only.
  const rules = { savesItself: () => false, shown: (version: StoredRecord) => valuesOf(shown(version as R)) };
  const begin = () => {
    const editor = createRecordEditor<R>({
      ...rules,
      access: recordAccess<R>(operation, id),
      record,
      empty: valuesOf(start ?? {}),
      same: sameInput,
      onStored: (stored) => cache.succeeded(operation, { id: stored.id }, stored),
    });
    const { edit } = editor;
    const draft = createDraftKeeper(key, {
      version: () => editor.record()?.version ?? null,
      changes: () => draftOf(edit.base(), edit.changes()),
      stored: () => (editor.record() === null ? undefined : edit.base()),
    });
    return { key, editor, draft };
  };
  const [held, setHeld] = useState(begin);
  if (held.key !== key) setHeld(begin());
  const { editor, draft } = held;
  const status = useSyncExternalStore(editor.subscribe, editor.status);
  const base = useSyncExternalStore(editor.subscribe, editor.record);
  // The guard looks again when there is something to lose, or nothing any more.
  useSyncExternalStore(editor.subscribe, () => editor.edit.changed().length > 0);
  const found = useSyncExternalStore(draft.subscribe, draft.found);
  useEffect(() => editor.follow(rules));
  useEffect(() => {
    if (record !== null) editor.rebase(record);
  }, [editor, record]);
  useEffect(() => {
    if (!keepsDraft) return;
    draft.open();
    const end = editor.edit.subscribe(draft.changed);
    return () => {
      end();
      draft.leave();
    };
  }, [editor, draft, keepsDraft]);
  const reference = { entity, id };
  const forget = () => keepsDraft && draft.clear();
  const guard = useLeaveGuard(() => isUnsaved || editor.edit.changed().length > 0, {
    params,
    onDiscard: forget,
    ...(id !== '' && { record: reference }),
  });
  const newer = useNewerVersion(reference);
  const conflict = describeConflict(status, editor.pick);
  return {
    record: base,
    edit: editor.edit,
    submit: (changes) => editor.submit(valuesOf(changes)),
    create: editor.create,
    isChanged: () => editor.edit.changed().length > 0,
    state: status.state,
    failure: status.failure,
    conflict: conflict && {
      ...conflict,
      decide: editor.decide,
      takeTheirs: editor.takeTheirs,
      postpone: editor.postpone,
    },
    newer,
    isDeleted: newer?.action === 'delete' || isNotFound(status.failure?.error),
    draft: { found, changes: () => changesOfDraft(editor.edit.base(), found?.changes ?? {}), settle: draft.settle },
    confirmLeave: guard.confirmLeave,
    done: () => {
      guard.release();
      forget();
    },
  };
}
