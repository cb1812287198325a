import type { UpdateId } from '@parapet/contracts/client';
import type { ConflictSide } from '@parapet/contracts/rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices } from '../runtime/services.ts';
import { createAutosaver, type AutosaveStatus, type Autosaver, type Changes, type Picks } from './autosaver.ts';
import { recordAccess, type StoredRecord } from './record-access.ts';
import type { AuthoredVersions, FieldAuthor } from './save-over.ts';
import type { UpdatedRecord } from './use-save-record.ts';

export interface AutosaveOptions<R> {
  /** The version that the form was filled from. */
  record: R;
  /** The changed fields now, as a PATCH sends them: `form.changed()`. Give `{}` while something is wrong with them. */
  changes: object;
  /** False turns it off, e.g. for a draft. True by default. */
  enabled?: boolean;
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

export interface Autosave extends Pick<AutosaveStatus<StoredRecord>, 'state' | 'failure' | 'failures' | 'savedAt'> {
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

function useAutosaver<R extends StoredRecord>(operation: UpdateId, { record, changes, enabled = true, onReload }: AutosaveOptions<R>): Autosave {
  const { changes: cache } = useServices();
  const [status, setStatus] = useState<AutosaveStatus<R>>({ state: 'idle', failure: null, failures: 0, savedAt: null, conflict: null });
  const saver = useRef<Autosaver<R>>(null);
  const store = useEffectEvent((stored: R) => cache.succeeded(operation, { id: stored.id }, stored));
  const start = useEffectEvent((id: string, alive: () => boolean) =>
    createAutosaver<R>({
      access: recordAccess<R>(operation, id),
      record,
      onStatus: (next) => {
        if (alive()) setStatus(next);
      },
      onStored: (stored) => {
        if (alive()) store(stored);
      },
    }),
  );

  useEffect(() => {
    let isAlive = true;
    const mine = start(record.id, () => isAlive);
    saver.current = mine;
    const online = () => void mine.save();
    window.addEventListener('online', online);
    window.addEventListener('pagehide', mine.flush);
    return () => {
      isAlive = false;
      mine.flush();
      window.removeEventListener('online', online);
      window.removeEventListener('pagehide', mine.flush);
    };
  }, [record.id]);
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
