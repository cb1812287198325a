import type { UpdateId } from '@parapet/contracts/client';
import type { ConflictSide } from '@parapet/contracts/rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useT } from '../locale/i18n.ts';
import { SDK_NAMESPACE } from '../locale/locales.ts';
import { useServices } from '../runtime/services.ts';
import { createAutosaver, type AutosaveStatus, type Autosaver, type Changes, type Picks } from './autosaver.ts';
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
}

/** Saves a record as it is typed: `useAutosave('updateRiskFlow', { record: flow, changes: form.changed() })`. */
export function useAutosave<Id extends UpdateId>(operation: Id, options: AutosaveOptions<UpdatedRecord<Id>>): Autosave {
  return useAutosaver<UpdatedRecord<Id>>(operation, options);
}

/** Whether an attempt ended without everything being saved. */
const isLost = ({ state }: AutosaveStatus<StoredRecord>) =>
  state === 'retrying' || state === 'refused' || state === 'conflict';

function useAutosaver<R extends StoredRecord>(
  operation: UpdateId,
  { record, changes, enabled = true, first, onReload }: AutosaveOptions<R>,
): Autosave {
  const { changes: cache, notifications } = useServices();
  const t = useT(SDK_NAMESPACE);
  const [status, setStatus] = useState<AutosaveStatus<R>>({
    state: 'idle',
    failure: null,
    failures: 0,
    savedAt: null,
    conflict: null,
    refused: {},
  });
  const saver = useRef<Autosaver<R>>(null);
  const unsavedText = t('autosave.left-unsaved');
  const start = useEffectEvent((id: string, alive: () => boolean) =>
    createAutosaver<R>({
      access: first === undefined ? recordAccess<R>(operation, id) : firstRecordAccess<R>(operation, record, first),
      record,
      onStatus: (next) => {
        if (alive()) setStatus(next);
        // Nothing on the page shows it any more.
        else if (isLost(next)) notifications.show('error', unsavedText);
      },
      // Also when the form is gone: what was saved on the way to another page is shown there.
      onStored: (stored) => cache.succeeded(operation, { id: stored.id }, stored),
    }),
  );

  const key = first === undefined ? record.id : '';
  useEffect(() => {
    let isAlive = true;
    const mine = start(key, () => isAlive);
    saver.current = mine;
    const online = () => void mine.save();
    window.addEventListener('online', online);
    window.addEventListener('pagehide', mine.flush);
    return () => {
      isAlive = false;
      mine.close();
      window.removeEventListener('online', online);
      window.removeEventListener('pagehide', mine.flush);
    };
  }, [key]);
  useEffect(() => saver.current?.rebase(record), [record]);
  useEffect(() => {
    const now: Changes = enabled ? { ...changes } : {};
    saver.current?.change(now);
  });

  const decide = (picks: ConflictSide | Picks) => {
    const newest = status.conflict?.newest;
    const remaining = saver.current?.decide(picks) ?? {};
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
    retry: () => void saver.current?.save(),
    flush: async () => saver.current?.save(),
  };
}
