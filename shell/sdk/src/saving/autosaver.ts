import {
  changesOnto,
  mergeRecords,
  pointerKeys,
  resolvedChanges,
  sameValue,
  type ConflictSide,
} from '@parapet/contracts/rules';
import { ApiError } from '../data/failures/api-error.ts';
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
  /** Values that the service refused, by field. They are not sent again as they are; the other fields are saved. */
  refused: Readonly<Record<string, RefusedValue>>;
}

export interface RefusedValue {
  value: unknown;
  error: ApiError;
}

export type Changes = Readonly<Record<string, unknown>>;

/** The side whose value is saved, by field; entries of maps by their JSON pointer, as in the conflict. */
export type Picks = Readonly<Record<string, ConflictSide>>;

export interface AutosaverSettings<R extends StoredRecord> {
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
export function createAutosaver<R extends StoredRecord>({ access, record, onStatus, onStored }: AutosaverSettings<R>) {
  let base = record;
  /** The version that the form was filled from; the stored one may be newer, with what others added to the same maps. */
  let formRecord = record;
  /** The changes in the form, relative to `formRecord`. */
  let typed: Changes = {};
  /** The same changes, relative to `base`. */
  let changes: Changes = {};
  /** Changes that remained after the last save, because the service stored other values (e.g. trimmed). They are not sent again. */
  let adjusted: Changes = {};
  /** The version that was edited, from the decision of a conflict until its result is saved. */
  let overwrites: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight = false;
  let isClosing = false;
  let status: AutosaveStatus<R> = {
    state: 'idle',
    failure: null,
    failures: 0,
    savedAt: null,
    conflict: null,
    refused: {},
  };

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
  const isRefused = (name: string, value: unknown) =>
    Object.hasOwn(status.refused, name) && sameValue(status.refused[name]?.value, value);
  /** The changes without what was refused. */
  const toSend = (): Changes =>
    Object.fromEntries(Object.entries(changes).filter(([name, value]) => !isRefused(name, value)));
  const hasMore = () => Object.keys(toSend()).length > 0;
  /** What was refused and is still in the form. */
  const stillRefused = () =>
    Object.fromEntries(Object.entries(status.refused).filter(([name, { value }]) => sameValue(value, changes[name])));
  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), delay);
  };

  async function save(): Promise<void> {
    clearTimeout(timer);
    const given = toSend();
    if (inFlight || Object.keys(given).length === 0 || status.state === 'conflict') return;
    const [sent, from] = [
      Object.fromEntries(Object.entries(typed).filter(([name]) => Object.hasOwn(given, name))),
      formRecord,
    ];
    inFlight = true;
    set({ state: 'saving' });
    try {
      const outcome = await saveOver(access, base, given, overwrites);
      inFlight = false;
      if ('conflict' in outcome) set({ state: 'conflict', conflict: outcome.conflict });
      else stored(outcome.saved, changesOnto(valuesOf(from), sent, valuesOf(outcome.saved)));
    } catch (error) {
      inFlight = false;
      failed(error, given);
    }
  }

  function stored(saved: R, remainder: Changes): void {
    overwrites = undefined;
    moveTo(saved, remainder);
    changes = compare();
    const refused = stillRefused();
    const isComplete = Object.keys(refused).length === 0;
    const state = hasMore() ? 'pending' : isComplete ? 'saved' : 'refused';
    set({ state, refused, ...(isComplete && { failure: null }), failures: 0, savedAt: Date.now(), conflict: null });
    onStored(saved);
    // What was typed while the request was on its way.
    if (hasMore()) schedule(isClosing ? 0 : AUTOSAVE_DELAY);
  }

  function failed(error: unknown, given: Changes): void {
    const failure = saveFailureOf(error);
    const failures = status.failures + 1;
    // A retry would be refused again, until something is corrected. The fields that the service does not name are saved without the others.
    if (failure.kind === 'refused') {
      const refused = { ...stillRefused(), ...refusedValues(error, given) };
      set({ state: 'refused', failure, failures, refused });
      // Not at once: the form may take back what belongs to the refused value.
      if (Object.keys(refused).length > 0) schedule(0);
      return;
    }
    set({ state: 'retrying', failure, failures });
    if (!isClosing) schedule(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)));
  }

  /** Called when the form has other changes, or another version. */
  function refresh(): void {
    // Compares with the last saved version, which the form may not have yet.
    const next = compare();
    if (sameValue(next, changes)) return;
    changes = next;
    if (status.state === 'conflict') return;
    const refused = stillRefused();
    if (!hasMore()) {
      clearTimeout(timer);
      const state = hasChanges() ? 'refused' : status.savedAt === null ? 'idle' : 'saved';
      if (!inFlight) set({ state, refused, ...(!hasChanges() && { failure: null }), failures: 0 });
      return;
    }
    // A retry that waits takes the new text along.
    if (status.state !== 'retrying') {
      if (!inFlight) set({ state: 'pending', refused });
      schedule(AUTOSAVE_DELAY);
    }
  }

  return {
    status: () => status,
    /** What a form has to show in order to go on: the version and the changes in it. */
    typed: () => ({ record: formRecord, changes: typed }),
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
      overwrites = hasChanges() ? conflict.base.version : undefined;
      moveTo(conflict.newest);
      if (picks !== 'mine') [typed, formRecord] = [changes, conflict.newest];
      set({ state: hasChanges() ? 'pending' : 'saved', conflict: null, failure: null, failures: 0 });
      const remaining = changes;
      if (hasChanges()) void save();
      else onStored(base);
      return remaining;
    },
    /** The form goes away, the page stays: saves what waits for the person to stop typing, once. */
    close: () => {
      isClosing = true;
      clearTimeout(timer);
      // After a failure the person was asked, and chose to lose it.
      if (status.state === 'pending') void save();
    },
    /** The page goes away: sends what waits, without waiting for the answer. */
    flush: () => {
      clearTimeout(timer);
      const isWholeRefused = status.state === 'refused' && Object.keys(status.refused).length === 0;
      if (hasMore() && status.state !== 'conflict' && !isWholeRefused && !inFlight)
        access.sendLast(toSend(), base.version);
    },
  };
}

/** The values of the fields that a refusal names. */
function refusedValues(error: unknown, given: Changes): Record<string, RefusedValue> {
  if (!(error instanceof ApiError)) return {};
  const named = (error.errors ?? [])
    .map(({ path }) => pointerKeys(path)[0] ?? '')
    .filter((name) => Object.hasOwn(given, name));
  return Object.fromEntries(named.map((name) => [name, { value: given[name], error }]));
}

/** The changes to save over the newest version. `typed` may be newer than the conflict that the person was asked about. */
function decidedChanges<R extends StoredRecord>(
  { base, newest, merge }: RecordConflict<R>,
  typed: Changes,
  picks: ConflictSide | Picks,
): Changes {
  const asked = new Set(merge.conflicts.map(({ field }) => field));
  const sideOf = (field: string): ConflictSide =>
    asked.has(field) ? (typeof picks === 'string' ? picks : (picks[field] ?? 'mine')) : 'mine';
  const names = [...Object.keys(typed), ...merge.conflicts.map(({ field }) => pointerKeys(`/${field}`)[0] ?? '')];
  const now = mergeRecords(valuesOf(base), typed, valuesOf(newest), [...new Set(names)]);
  // Fields whose own value was changed back since the question was asked: the person wants the old value now.
  const takenBack = now.onlyTheirs.filter(({ field }) => asked.has(field) && sideOf(field) !== 'theirs');
  const conflicts = [...now.conflicts, ...takenBack];
  return resolvedChanges(
    { ...now, conflicts },
    Object.fromEntries(conflicts.map(({ field }) => [field, sideOf(field)])),
  );
}
