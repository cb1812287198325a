import { resolvedChanges, sameValue, type ConflictSide } from '@parapet/contracts/rules';
import type { RecordAccess, StoredRecord } from './record-access.ts';
import { saveFailureOf, type SaveFailureKind } from './save-failure.ts';
import { saveOver, type RecordConflict } from './save-over.ts';

/** Milliseconds without typing until it saves (D15). */
export const AUTOSAVE_DELAY = 800;
/** Milliseconds until the first retry; doubled each time, up to {@link LONGEST_WAIT}. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

export type AutosaveState = 'idle' | 'pending' | 'saving' | 'saved' | 'retrying' | 'refused' | 'conflict';

export interface AutosaveStatus<R extends StoredRecord> {
  state: AutosaveState;
  /** Why the last attempt failed. */
  failure: { kind: SaveFailureKind; error: unknown } | null;
  /** Number of attempts that failed in a row. */
  failures: number;
  /** Time of the last save, in milliseconds since 1970. */
  savedAt: number | null;
  conflict: RecordConflict<R> | null;
}

export type Changes = Readonly<Record<string, unknown>>;

interface Settings<R extends StoredRecord> {
  access: RecordAccess<R>;
  record: R;
  onStatus: (status: AutosaveStatus<R>) => void;
  onStored: (record: R) => void;
}

export type Autosaver<R extends StoredRecord> = ReturnType<typeof createAutosaver<R>>;

/**
 * Saves the changes of one record by itself, one request at a time, each with the version of the one before. What failed is tried
 * again, together with what was typed since.
 */
export function createAutosaver<R extends StoredRecord>({ access, record, onStatus, onStored }: Settings<R>) {
  let base = record;
  let changes: Changes = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight = false;
  let status: AutosaveStatus<R> = { state: 'idle', failure: null, failures: 0, savedAt: null, conflict: null };

  const set = (patch: Partial<AutosaveStatus<R>>) => {
    status = { ...status, ...patch };
    onStatus(status);
  };
  const hasChanges = () => Object.keys(changes).length > 0;
  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), delay);
  };

  async function save(): Promise<void> {
    clearTimeout(timer);
    if (inFlight || !hasChanges() || status.state === 'conflict') return;
    const sent = changes;
    inFlight = true;
    set({ state: 'saving' });
    try {
      const outcome = await saveOver(access, base, sent);
      inFlight = false;
      if ('conflict' in outcome) set({ state: 'conflict', conflict: outcome.conflict });
      else stored(outcome.saved, sent);
    } catch (error) {
      inFlight = false;
      failed(error);
    }
  }

  function stored(saved: R, sent: Changes): void {
    base = saved;
    changes = Object.fromEntries(Object.entries(changes).filter(([name, value]) => !sameValue(value, sent[name])));
    set({ state: hasChanges() ? 'pending' : 'saved', failure: null, failures: 0, savedAt: Date.now(), conflict: null });
    onStored(saved);
    // What was typed while the request was on its way.
    if (hasChanges()) schedule(AUTOSAVE_DELAY);
  }

  function failed(error: unknown): void {
    const failure = saveFailureOf(error);
    const failures = status.failures + 1;
    // A refusal stays one until something is corrected.
    if (failure.kind === 'refused') return set({ state: 'refused', failure, failures });
    set({ state: 'retrying', failure, failures });
    schedule(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)));
  }

  return {
    status: () => status,
    /** Saves now what waits: on the way to another step, or after "Retry". */
    save,
    /** The changes as they are now; saved when the person stops typing. */
    change: (all: Changes) => {
      // The form may not have heard of the last save yet.
      const next = Object.fromEntries(Object.entries(all).filter(([name, value]) => !sameValue(value, Reflect.get(base, name))));
      if (sameValue(next, changes)) return;
      changes = next;
      if (status.state === 'conflict') return;
      if (!hasChanges()) {
        clearTimeout(timer);
        if (!inFlight) set({ state: status.savedAt === null ? 'idle' : 'saved', failure: null, failures: 0 });
        return;
      }
      // A retry that waits takes the new text along.
      if (status.state !== 'retrying') {
        if (!inFlight) set({ state: 'pending' });
        schedule(AUTOSAVE_DELAY);
      }
    },
    /** The form was filled from a newer version. */
    rebase: (next: R) => {
      if (next.version > base.version && !inFlight) base = next;
    },
    /** Saves the own values of the fields in conflict over the stored ones, or drops them. */
    decide: async (side: ConflictSide): Promise<void> => {
      const { conflict } = status;
      if (conflict === null) return;
      const { newest, merge } = conflict;
      const picks = Object.fromEntries(merge.conflicts.map(({ field }) => [field, side]));
      const rest = resolvedChanges(merge, picks);
      const decided = new Set(merge.conflicts.map(({ field }) => field));
      // What was typed while the question was open is newer than what it asked about.
      const typed = Object.fromEntries(Object.entries(changes).filter(([name]) => side === 'mine' || !decided.has(name)));
      base = newest;
      changes = { ...rest, ...typed };
      set({ state: hasChanges() ? 'pending' : 'saved', conflict: null, failure: null, failures: 0 });
      if (hasChanges()) await save();
      else onStored(newest);
    },
    /** The page or the form goes away: sends what waits, without waiting for the answer. */
    flush: () => {
      clearTimeout(timer);
      if (hasChanges() && status.state !== 'conflict' && status.state !== 'refused' && !inFlight) access.sendLast(changes, base.version);
    },
  };
}
