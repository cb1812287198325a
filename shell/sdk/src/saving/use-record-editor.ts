import type { UpdateId } from '@parapet/contracts/client';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useT } from '../locale/i18n.ts';
import { SDK_NAMESPACE } from '../locale/locales.ts';
import { useServices } from '../runtime/services.ts';
import { useSession } from '../session/session.ts';
import { useFoundDraft, type FoundDraft } from './drafts/use-found-draft.ts';
import { createFormSave, type FormSave } from './form-save.ts';
import { draftOwner } from './left-saves.ts';
import { firstRecordAccess, recordAccess, type FirstSave, type StoredRecord } from './record-access.ts';
import type { EditorStatus } from './editor-status.ts';
import { createRecordEditor } from './record-editor.ts';
import { describeConflict, type EditConflict } from './edit-conflict.ts';
import { valuesOf, type Fields } from './save-over.ts';
import type { UpdatedRecord } from './use-record-form.ts';

export interface RecordEditorOptions<R extends StoredRecord, V extends object> {
  /** Names the record on this device, e.g. `risk-flow/${flow.id}`. Its draft is kept, and saving goes on when the page is gone. */
  name: string;
  /** The version that is stored, as last read; null for a new record. */
  record: R | null;
  /** What a new record starts with. */
  empty?: V;
  /** For a record that may not exist yet: how the first save creates it. It cannot become another record. */
  first?: FirstSave<R>;
  /** Nothing can be changed now: a draft is not taken. */
  isReadOnly?: boolean;
  /** Whether it is saved while it is typed. Always by default. */
  savesItself?: (values: V) => boolean;
  /** Changes that follow from others, e.g. the status that a first change leads to. */
  withDerived?: (changes: Partial<V>, values: V) => Partial<V>;
}

/** A conflict while a record saves itself. */
export interface AutosaveConflict extends EditConflict {
  /** Drops the own values of these fields and entries. */
  reload: () => void;
  /** Saves the own values over the others. */
  overwrite: () => void;
  /** Saves the picked value of each field. */
  resolve: () => void;
}

/** How saving goes. */
export interface Autosave extends Pick<
  EditorStatus<StoredRecord>,
  'state' | 'failure' | 'failures' | 'savedAt' | 'refused'
> {
  conflict: AutosaveConflict | null;
  /** Tries now. */
  retry: () => void;
}

/** A record that a person edits, as a page shows it. */
export interface RecordEditing<R extends StoredRecord, V extends object> extends Autosave {
  /** The version that the changes are based on; null until a new record is saved. */
  record: R | null;
  /** The record with the person's changes. */
  values: V;
  /** The person's changes that are not stored yet. */
  changes: Partial<V>;
  /** Changes fields. A map is given with all of its entries. Stays the same function. */
  change: (patch: Partial<V> | ((values: V) => Partial<V>)) => void;
  /** Saves what waits. Resolves when that attempt is over. Stays the same function. */
  save: () => Promise<void>;
  /** The same for a record that does not save itself. */
  saveNow: () => Promise<void>;
  /** The person does not want the changes. */
  discard: () => void;
  /** What was typed on this device earlier and is not stored. */
  draft: FoundDraft;
}

/** Edits a record, which is saved as it is typed: `useRecordEditor('updateRiskFlow', { name: `risk-flow/${flow.id}`, record: flow })`. */
export function useRecordEditor<Id extends UpdateId, V extends object = UpdatedRecord<Id>>(
  operation: Id,
  options: RecordEditorOptions<UpdatedRecord<Id>, V>,
): RecordEditing<UpdatedRecord<Id>, V> {
  return useEditor<UpdatedRecord<Id>, V>(operation, options);
}

const NOTHING: Fields = {};

function useEditor<R extends StoredRecord, V extends object>(
  operation: UpdateId,
  { name, record, empty, first, isReadOnly = false, savesItself, withDerived }: RecordEditorOptions<R, V>,
): RecordEditing<R, V> {
  const { changes: cache, notifications, leftSaves } = useServices();
  const { user, organizationId } = useSession();
  const t = useT(SDK_NAMESPACE);
  // Who opened it: when somebody else signs in over the page, what was typed must not become theirs.
  const [owner] = useState(draftOwner(user.id, organizationId));
  const key = owner + name;
  const start = empty === undefined ? NOTHING : valuesOf(empty);
  // The casts are safe: the editor has the fields of the record, or of `empty`.
  const rules = {
    ...(savesItself && { savesItself: (values: Fields) => savesItself(values as V) }),
    ...(withDerived && {
      withDerived: (changes: Fields, values: Fields) => ({ ...withDerived(changes as Partial<V>, values as V) }),
    }),
  };
  const begin = (): { key: string; save: FormSave<R> } => {
    // The cast is safe: the key of a draft belongs to one kind of record.
    const left = leftSaves.find(key) as FormSave<R> | undefined;
    if (left !== undefined) return { key, save: left };
    const id = record?.id ?? null;
    const editor = createRecordEditor<R>({
      ...rules,
      access: first === undefined ? recordAccess<R>(operation, id ?? '') : firstRecordAccess<R>(operation, id, first),
      record,
      empty: start,
      // Also when the page is gone: what was saved on the way to another one is shown there.
      onStored: (stored) => cache.succeeded(operation, { id: stored.id }, stored),
    });
    return { key, save: createFormSave<R>({ editor, notifications, left: leftSaves }) };
  };
  const [held, setHeld] = useState(begin);
  if (held.key !== key) setHeld(begin());
  const { save: running } = held;
  const { editor } = running;
  const { values, changes, record: base, ...status } = useSyncExternalStore(editor.subscribe, editor.view);
  const conflict = describeConflict(status, editor.pick);
  const draft = useFoundDraft({
    name,
    record: base ?? { ...start, version: 0 },
    changes,
    onTake: editor.change,
    isReadOnly,
  });
  const leave = useEffectEvent((mine: FormSave<R>, of: string) =>
    mine.leave(draft.key === of ? draft : null, {
      unsaved: t('autosave.left-unsaved'),
      retrying: t('autosave.left-retrying'),
      saved: t('autosave.left-saved'),
    }),
  );
  useEffect(() => {
    leftSaves.take(key);
    running.show();
    return () => leave(running, key);
  }, [leftSaves, running, key]);
  useLayoutEffect(() => editor.follow(rules));
  useEffect(() => {
    if (record !== null) editor.rebase(record);
  }, [editor, record]);

  const actions = useMemo(
    () => ({
      change: (patch: Partial<V> | ((values: V) => Partial<V>)) =>
        editor.change(typeof patch === 'function' ? (now) => ({ ...patch(now as V) }) : { ...patch }),
      save: () => editor.save(),
      saveNow: () => editor.save(true),
      retry: () => void editor.save(),
      discard: editor.discard,
    }),
    [editor],
  );
  return {
    ...status,
    ...actions,
    record: base,
    values: values as V,
    changes: changes as Partial<V>,
    draft,
    conflict: conflict && {
      ...conflict,
      reload: () => void editor.resolve('theirs'),
      overwrite: () => void editor.resolve('mine'),
      resolve: () => void editor.resolve(),
    },
  };
}
