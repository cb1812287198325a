import { changesOnto, mergeRecords, pointerKeys, resolvedChanges, sameValue, type ConflictSide } from '@parapet/contracts/rules';
import type { RecordAccess, StoredRecord } from './record-access.ts';
import { saveFailureOf, type SaveFailureKind } from './save-failure.ts';
import { saveOver, valuesOf, type RecordConflict } from './save-over.ts';

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

/** The side whose value is saved, by field; entries of maps by their JSON pointer, as in the conflict. */
export type Picks = Readonly<Record<string, ConflictSide>>;

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
  /** The version that the form was filled from; the stored one may be newer, with what others added to the same maps. */
  let formRecord = record;
  /** The changes in the form, relative to `formRecord`. */
  let typed: Changes = {};
  /** The same changes, relative to `base`. */
  let changes: Changes = {};
  /** Changes that remained after the last save, because the service stored other values (e.g. trimmed). They are not sent again. */
  let adjusted: Changes = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight = false;
  let status: AutosaveStatus<R> = { state: 'idle', failure: null, failures: 0, savedAt: null, conflict: null };

  const set = (patch: Partial<AutosaveStatus<R>>) => {
    status = { ...status, ...patch };
    onStatus(status);
  };
  const compare = (): Changes => {
    const all = Object.entries(changesOnto(valuesOf(formRecord), typed, valuesOf(base)));
    return Object.fromEntries(all.filter(([name, value]) => !sameValue(value, adjusted[name])));
  };
  const moveTo = (next: R, remainder: Changes = {}) => {
    base = next;
    adjusted = remainder;
  };
  const hasChanges = () => Object.keys(changes).length > 0;
  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), delay);
  };

  async function save(): Promise<void> {
    clearTimeout(timer);
    if (inFlight || !hasChanges() || status.state === 'conflict') return;
    const [sent, from] = [typed, formRecord];
    inFlight = true;
    set({ state: 'saving' });
    try {
      const outcome = await saveOver(access, base, changes);
      inFlight = false;
      if ('conflict' in outcome) set({ state: 'conflict', conflict: outcome.conflict });
      else stored(outcome.saved, changesOnto(valuesOf(from), sent, valuesOf(outcome.saved)));
    } catch (error) {
      inFlight = false;
      failed(error);
    }
  }

  function stored(saved: R, remainder: Changes): void {
    moveTo(saved, remainder);
    changes = compare();
    set({ state: hasChanges() ? 'pending' : 'saved', failure: null, failures: 0, savedAt: Date.now(), conflict: null });
    onStored(saved);
    // What was typed while the request was on its way.
    if (hasChanges()) schedule(AUTOSAVE_DELAY);
  }

  function failed(error: unknown): void {
    const failure = saveFailureOf(error);
    const failures = status.failures + 1;
    // A retry would be refused again, until something is corrected.
    if (failure.kind === 'refused') return set({ state: 'refused', failure, failures });
    set({ state: 'retrying', failure, failures });
    schedule(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)));
  }

  /** Called when the form has other changes, or another version. */
  function refresh(): void {
    // Compares with the last saved version, which the form may not have yet.
    const next = compare();
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
  }

  return {
    status: () => status,
    /** Saves now what waits: on the way to another step, or after "Retry". */
    save,
    /** The changes as they are now; saved when the person stops typing. */
    change: (all: Changes) => {
      typed = all;
      refresh();
    },
    /** The form was filled from another version. */
    rebase: (next: R) => {
      typed = changesOnto(valuesOf(formRecord), typed, valuesOf(next));
      formRecord = next;
      if (next.version > base.version && !inFlight && status.state !== 'conflict') moveTo(next);
      refresh();
    },
    /**
     * Saves the picked value of each field that is in conflict. What was typed elsewhere is kept.
     * @param picks one side for all fields, or one for each; a field without a pick keeps the own value
     * @returns the changes that remain, which are being saved. Unless `picks` is 'mine', the form has to show them on the newest version.
     */
    decide: (picks: ConflictSide | Picks): Changes => {
      const { conflict } = status;
      if (conflict === null) return changes;
      changes = decidedChanges(conflict, changes, picks);
      moveTo(conflict.newest);
      if (picks !== 'mine') [typed, formRecord] = [changes, conflict.newest];
      set({ state: hasChanges() ? 'pending' : 'saved', conflict: null, failure: null, failures: 0 });
      const remaining = changes;
      if (hasChanges()) void save();
      else onStored(base);
      return remaining;
    },
    /** The page or the form goes away: sends what waits, without waiting for the answer. */
    flush: () => {
      clearTimeout(timer);
      if (hasChanges() && status.state !== 'conflict' && status.state !== 'refused' && !inFlight) access.sendLast(changes, base.version);
    },
  };
}

/** The changes to save over the newest version. `typed` may be newer than the conflict that the person was asked about. */
function decidedChanges<R extends StoredRecord>({ base, newest, merge }: RecordConflict<R>, typed: Changes, picks: ConflictSide | Picks): Changes {
  const asked = new Set(merge.conflicts.map(({ field }) => field));
  const sideOf = (field: string): ConflictSide => (asked.has(field) ? (typeof picks === 'string' ? picks : (picks[field] ?? 'mine')) : 'mine');
  const names = [...Object.keys(typed), ...merge.conflicts.map(({ field }) => pointerKeys(`/${field}`)[0] ?? '')];
  const now = mergeRecords(valuesOf(base), typed, valuesOf(newest), [...new Set(names)]);
  // Fields whose own value was changed back since the question was asked: the person wants the old value now.
  const takenBack = now.onlyTheirs.filter(({ field }) => asked.has(field) && sideOf(field) !== 'theirs');
  const conflicts = [...now.conflicts, ...takenBack];
  return resolvedChanges({ ...now, conflicts }, Object.fromEntries(conflicts.map(({ field }) => [field, sideOf(field)])));
}
