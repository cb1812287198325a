import type { UpdateId } from '@parapet/contracts/client';
import type { ConflictSide } from '@parapet/contracts/rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useT } from '../locale/i18n.ts';
import { SDK_NAMESPACE } from '../locale/locales.ts';
import { useServices } from '../runtime/services.ts';
import type { AutosaveStatus, Changes, Picks } from './autosaver.ts';
import { createFormSave, type FormDraft, type FormSave } from './form-save.ts';
import { firstRecordAccess, recordAccess, type FirstSave, type StoredRecord } from './record-access.ts';
import type { AuthoredVersions, FieldAuthor } from './save-over.ts';
import type { UpdatedRecord } from './use-save-record.ts';

export interface AutosaveOptions<R extends StoredRecord> {
  /** The version that the form was filled from. */
  record: R;
  /** The changed fields now, as a PATCH sends them: `form.changed()`. Give `{}` while something is wrong with them. */
  changes: object;
  /** False turns it off, e.g. for a draft. True by default. */
  enabled?: boolean;
  /** For a record that may not exist yet, with version 0: how the first save creates it. It cannot become another record. */
  first?: FirstSave<R>;
  /** Called after "Reload", or after fields were picked: the form has to show this record with the remaining own changes on it. */
  onReload?: (record: R, remaining: object) => void;
  /** The draft of the same changes on this device. With one, saving goes on when the form is gone, until a form of the same record shows it again. */
  draft?: FormDraft;
}

/** Fields that somebody else changed while this person was typing in them (D15). */
export interface AutosaveConflict {
  fields: readonly AuthoredVersions[];
  lastAuthor: FieldAuthor | null;
  /** Drops the own values of these fields and entries. */
  reload: () => void;
  /** Saves the own values over the others. */
  overwrite: () => void;
  /** Saves the picked value of each field; a field without a pick keeps the own value. */
  resolve: (picks: Readonly<Record<string, ConflictSide>>) => void;
}

export interface Autosave extends Pick<
  AutosaveStatus<StoredRecord>,
  'state' | 'failure' | 'failures' | 'savedAt' | 'refused'
> {
  conflict: AutosaveConflict | null;
  /** Tries now. */
  retry: () => void;
  /** Saves what waits, e.g. before the next step. Resolves when that attempt is over. */
  flush: () => Promise<void>;
  /** The person chose to lose what is not saved: nothing goes on when the form is gone. */
  discard: () => void;
}

/** Saves a record as it is typed: `useAutosave('updateRiskFlow', { record: flow, changes: form.changed() })`. */
export function useAutosave<Id extends UpdateId>(operation: Id, options: AutosaveOptions<UpdatedRecord<Id>>): Autosave {
  return useAutosaver<UpdatedRecord<Id>>(operation, options);
}

function useAutosaver<R extends StoredRecord>(
  operation: UpdateId,
  { record, changes, enabled = true, first, onReload, draft }: AutosaveOptions<R>,
): Autosave {
  const { changes: cache, notifications, leftSaves } = useServices();
  const t = useT(SDK_NAMESPACE);
  const [status, setStatus] = useState<AutosaveStatus<R>>({
    state: 'idle',
    failure: null,
    failures: 0,
    savedAt: null,
    conflict: null,
    refused: {},
  });
  const running = useRef<FormSave<R>>(null);
  /** True in the turn in which a form takes over what an earlier one left: it does not show that yet. */
  const isTaking = useRef(false);
  const isDiscarded = useRef(false);
  const begin = useEffectEvent((): FormSave<R> => {
    // The cast is safe: the key of a draft belongs to one kind of record.
    const earlier = draft && (leftSaves.take(draft.key) as FormSave<R> | undefined);
    if (earlier !== undefined) {
      const { record: shown, changes: typed } = earlier.saver.typed();
      isTaking.current = true;
      onReload?.(shown, typed);
      return earlier;
    }
    return createFormSave<R>({
      access:
        first === undefined ? recordAccess<R>(operation, record.id) : firstRecordAccess<R>(operation, record, first),
      record,
      // Also when the form is gone: what was saved on the way to another page is shown there.
      onStored: (stored) => cache.succeeded(operation, { id: stored.id }, stored),
      notifications,
      left: leftSaves,
    });
  });
  const leave = useEffectEvent((mine: FormSave<R>, of: string) =>
    mine.leave(isDiscarded.current || draft?.key !== of ? null : draft, {
      unsaved: t('autosave.left-unsaved'),
      retrying: t('autosave.left-retrying'),
      saved: t('autosave.left-saved'),
    }),
  );

  const key = draft?.key ?? (first === undefined ? record.id : '');
  useEffect(() => {
    const mine = begin();
    running.current = mine;
    isDiscarded.current = false;
    mine.show(setStatus);
    return () => leave(mine, key);
  }, [key]);
  useEffect(() => {
    if (!isTaking.current) running.current?.saver.rebase(record);
  }, [record]);
  useEffect(() => {
    const now: Changes = enabled ? { ...changes } : {};
    if (!isTaking.current) running.current?.saver.change(now);
    isTaking.current = false;
  });

  const decide = (picks: ConflictSide | Picks) => {
    const newest = status.conflict?.newest;
    const remaining = running.current?.saver.decide(picks) ?? {};
    if (picks !== 'mine' && newest !== undefined) onReload?.(newest, remaining);
  };
  const { conflict, ...rest } = status;
  return {
    ...rest,
    conflict: conflict && {
      fields: conflict.merge.conflicts.map((one) => ({ ...one, ...conflict.authors[one.field] })),
      lastAuthor: conflict.lastAuthor,
      reload: () => decide('theirs'),
      overwrite: () => decide('mine'),
      resolve: decide,
    },
    retry: () => void running.current?.saver.save(),
    flush: async () => running.current?.saver.save(),
    discard: () => {
      isDiscarded.current = true;
    },
  };
}
