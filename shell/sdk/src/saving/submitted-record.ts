/** A record that is saved when its form is submitted: all of its changes in one attempt, which is not repeated by itself. */
import { resolvedChanges, type RecordEdit } from '@parapet/contracts/rules';
import { ApiError } from '../data/failures/api-error.ts';
import type { RecordAccess, StoredRecord } from './record-access.ts';
import type { EditorStatus } from './editor-status.ts';
import { saveFailureOf } from './save-failure.ts';
import { saveOver, type Fields, type RecordConflict, type SaveOutcome } from './save-over.ts';

/** What submitting needs of the editor. */
interface Editor<R extends StoredRecord> {
  access: RecordAccess<R>;
  edit: RecordEdit;
  record: () => R | null;
  status: () => EditorStatus<R>;
  set: (patch: Partial<EditorStatus<R>>) => void;
  stored: (saved: R, sent: Fields) => void;
  conflicted: (conflict: RecordConflict<R>) => void;
  /** Shows this version without the own changes. */
  show: (record: R) => void;
}

/** The error with which a submit rejects when there is a conflict to decide. */
const conflictError = () =>
  new ApiError({ type: 'about:blank', title: 'Precondition Failed', status: 412, code: 'conflict', request_id: '' });

export function createSubmitting<R extends StoredRecord>(editor: Editor<R>) {
  const { access, edit, set, stored } = editor;
  /** What was submitted last. */
  let given: Fields = {};

  /** @param otherwise the state after a failure that is no conflict */
  async function attempt(save: () => Promise<SaveOutcome<R>>, otherwise: 'refused' | 'conflict'): Promise<R> {
    const sent = edit.changes();
    set({ state: 'saving', failure: null });
    const outcome = await save().catch((error: unknown) => failed(error, otherwise));
    if ('conflict' in outcome) {
      editor.conflicted(outcome.conflict);
      return failed(conflictError(), 'conflict');
    }
    stored(outcome.saved, sent);
    return outcome.saved;
  }

  function failed(error: unknown, state: 'refused' | 'conflict'): never {
    set({ state, failure: saveFailureOf(error), failures: editor.status().failures + 1 });
    throw error;
  }

  return {
    /**
     * Saves these changes. Resolves when they are stored.
     * @throws {ApiError} so that the form places its errors; 412 when there is a conflict to decide
     */
    submit: async (changes: Fields): Promise<R> => {
      const record = editor.record();
      if (record === null) throw new TypeError('There is no record to change');
      given = changes;
      return Object.keys(changes).length === 0 ? record : attempt(() => saveOver(access, record, changes), 'refused');
    },
    /** Creates the record; what was typed meanwhile remains a change. @throws what `make` throws */
    create: async (make: () => Promise<R>): Promise<R> => {
      const sent = edit.changes();
      set({ state: 'saving', failure: null });
      const created = await make().catch((error: unknown) => failed(error, 'refused'));
      edit.saved(sent, { ...edit.base(), ...sent });
      set({ state: 'saved', failures: 0, savedAt: Date.now() });
      return created;
    },
    /** Saves what was picked. False when that failed, or when the record changed once more. */
    decide: async (): Promise<boolean> => {
      const { conflict, picks } = editor.status();
      if (conflict === null) return true;
      const { base, newest, merge } = conflict;
      const picked = resolvedChanges(merge, picks);
      const save = async (): Promise<SaveOutcome<R>> => {
        if (Object.keys(picked).length === 0) return { saved: newest };
        try {
          return { saved: await access.patch(picked, newest.version, base.version) };
        } catch (error) {
          if (saveFailureOf(error).kind !== 'conflict') throw error;
          // The record has changed again: compares once more, and keeps the picks whose values are still the same.
          return saveOver(access, base, given);
        }
      };
      return attempt(save, 'conflict').then(
        () => true,
        () => false,
      );
    },
    /** Drops the own changes, and shows what others saved. */
    takeTheirs: () => {
      const { conflict } = editor.status();
      if (conflict === null) return;
      editor.show(conflict.newest);
      set({ state: 'idle', conflict: null, failure: null, failures: 0 });
    },
    /** Back to the form, with nothing lost. */
    postpone: () => set({ state: 'idle', conflict: null }),
  };
}
