import {
  createRecordEdit,
  mergeRecords,
  sameValue,
  stillValidPicks,
  type ConflictSide,
} from '@parapet/contracts/rules';
import { isTypedOver, refusedValues, remainingChanges, withTyped, type Picks } from './decisions.ts';
import type { EditorRules, EditorSettings, EditorStatus, EditorView } from './editor-status.ts';
import { createStore } from '../runtime/store.ts';
import type { StoredRecord } from './record-access.ts';
import { saveFailureOf } from './save-failure.ts';
import { saveOver, valuesOf, type Fields, type RecordConflict } from './save-over.ts';
import { createSubmitting } from './submitted-record.ts';

/** Milliseconds without typing until it saves (D15). */
export const AUTOSAVE_DELAY = 800;
/** Milliseconds until the first retry; doubled each time, up to {@link LONGEST_WAIT}. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

export type RecordEditor<R extends StoredRecord> = ReturnType<typeof createRecordEditor<R>>;

/**
 * One record that a person edits: its stored version, their changes, and what becomes of both. Saves by itself or when it is asked to,
 * one request at a time, each with the version of the one before. What failed is tried again, together with what was typed since.
 */
export function createRecordEditor<R extends StoredRecord>({
  access,
  record: start,
  empty = {},
  same,
  onStored,
  ...given
}: EditorSettings<R>) {
  let rules: EditorRules = given;
  const shown = (version: R) => rules.shown?.(version) ?? valuesOf(version);
  const edit = createRecordEdit(start === null ? empty : shown(start), same);
  let record = start;
  /** A newer version that arrived during a save. */
  let arrived: R | null = null;
  /** What is to be saved. */
  let due: Fields = {};
  /** The version that was edited, from the decision of a conflict until its result is saved. */
  let overwrites: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  /** Somebody pressed a button: then it is saved, and tried again, although it does not save itself. */
  let isAsked = false;
  let isDiscarded = false;
  let isClosing = false;
  let status: EditorStatus<R> = {
    state: 'idle',
    failure: null,
    failures: 0,
    savedAt: null,
    conflict: null,
    picks: {},
    refused: {},
  };
  /** The conflict that the picks are about; picks of values that are the same in the next one stay. */
  let asked: RecordConflict<R> | null = null;

  const changes = (): Fields => {
    const own = edit.changes();
    return Object.keys(own).length === 0 ? own : (rules.withDerived?.(own, edit.values()) ?? own);
  };
  const look = (): EditorView<R> => {
    const own = changes();
    return { ...status, record, values: { ...edit.values(), ...own }, changes: own };
  };
  const view = createStore(look());
  const tell = () => view.set(look());
  const set = (patch: Partial<EditorStatus<R>>) => {
    status = { ...status, ...patch };
    tell();
  };
  const isRefused = (name: string, value: unknown) =>
    Object.hasOwn(status.refused, name) && sameValue(status.refused[name]?.value, value);
  /** What is due without what was refused. */
  const toSend = (): Fields =>
    Object.fromEntries(Object.entries(due).filter(([name, value]) => !isRefused(name, value)));
  const hasMore = () => Object.keys(toSend()).length > 0;
  /** What was refused and is still there. */
  const stillRefused = () =>
    Object.fromEntries(Object.entries(status.refused).filter(([name, { value }]) => sameValue(value, due[name])));
  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), delay);
  };
  const count = () => {
    const mayGo = isAsked || rules.savesItself?.({ ...edit.values(), ...changes() }) !== false;
    due = mayGo ? changes() : {};
  };

  async function save(isWanted = false): Promise<void> {
    if (running !== null) {
      await running;
      if (status.state !== 'pending' && !isWanted) return;
    }
    clearTimeout(timer);
    isAsked ||= isWanted;
    count();
    if (!hasMore() || status.state === 'conflict') return;
    running = attempt(toSend());
    await running;
  }

  async function attempt(given: Fields): Promise<void> {
    const sent = Object.fromEntries(Object.entries(edit.changes()).filter(([name]) => Object.hasOwn(given, name)));
    set({ state: 'saving' });
    const base = record ?? { ...empty, version: 0 };
    try {
      const outcome = await saveOver(access, base, given, overwrites);
      running = null;
      if ('conflict' in outcome) conflicted(outcome.conflict);
      else stored(outcome.saved, sent);
    } catch (error) {
      running = null;
      failed(error, given);
    }
    if (arrived !== null) rebase(arrived);
  }

  function conflicted(conflict: RecordConflict<R>): void {
    const picks = stillValidPicks(status.picks, asked?.merge.conflicts ?? [], conflict.merge.conflicts);
    asked = conflict;
    count();
    set({ state: 'conflict', conflict: withTyped(conflict, due), picks });
  }

  function stored(saved: R, sent: Fields): void {
    overwrites = undefined;
    isAsked = false;
    const isMerged = record !== null && saved.version > record.version + 1;
    // A field that was typed in since, and that somebody else changed, is not based on this version: the next save asks about it.
    if (isDiscarded || !isMerged || !isTypedOver(edit.base(), sent, edit.changes(), shown(saved))) {
      if (isDiscarded) edit.reset(shown(saved));
      else edit.saved(sent, shown(saved));
      record = saved;
    }
    count();
    const refused = stillRefused();
    const isComplete = Object.keys(refused).length === 0;
    const state = hasMore() ? 'pending' : isComplete ? 'saved' : 'refused';
    set({ state, refused, ...(isComplete && { failure: null }), failures: 0, savedAt: Date.now(), conflict: null });
    onStored(saved);
    // What was typed while the request was on its way.
    if (hasMore()) schedule(isClosing ? 0 : AUTOSAVE_DELAY);
  }

  function failed(error: unknown, given: Fields): void {
    const failure = saveFailureOf(error);
    const failures = status.failures + 1;
    // A retry would be refused again, until something is corrected. The fields that the service does not name are saved without the others.
    if (failure.kind === 'refused') {
      const refused = { ...stillRefused(), ...refusedValues(error, given) };
      set({ state: 'refused', failure, failures, refused });
      // Not at once: the page may take back what belongs to the refused value.
      if (Object.keys(refused).length > 0) schedule(0);
      return;
    }
    set({ state: 'retrying', failure, failures });
    if (!isClosing) schedule(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)));
  }

  /** Called when the changes, the version or the rules may be others. */
  function refresh(): void {
    const before = due;
    count();
    if (sameValue(due, before)) return tell();
    if (status.conflict !== null) return set({ conflict: withTyped(status.conflict, due) });
    const refused = stillRefused();
    if (!hasMore()) {
      clearTimeout(timer);
      const hasChanges = Object.keys(due).length > 0;
      const state = hasChanges ? 'refused' : status.savedAt === null ? 'idle' : 'saved';
      return running === null ? set({ state, refused, ...(!hasChanges && { failure: null }), failures: 0 }) : tell();
    }
    // A retry that waits takes the new text along.
    if (status.state === 'retrying') return tell();
    schedule(AUTOSAVE_DELAY);
    return running === null ? set({ state: 'pending', refused }) : tell();
  }

  function rebase(next: R): void {
    if (record !== null && next.id === record.id && next.version <= record.version) return;
    arrived = running === null ? null : next;
    if (running !== null || status.state === 'conflict') return;
    const own = changes();
    const merge = mergeRecords(edit.base(), own, shown(next), Object.keys(own));
    // The next save asks about a field that both changed, and says who did.
    if (merge.conflicts.length > 0) return;
    record = next;
    edit.rebase(shown(next));
    refresh();
  }

  /** Changes fields. A map is given with all of its entries. */
  function change(patch: Fields | ((values: Fields) => Fields)): void {
    isDiscarded = false;
    edit.change(typeof patch === 'function' ? patch(view.get().values) : patch);
    refresh();
  }

  return {
    ...createSubmitting({
      access,
      edit,
      record: () => record,
      status: () => status,
      set,
      stored,
      conflicted,
      show: (version: R) => {
        record = version;
        edit.reset(shown(version));
        onStored(version);
      },
    }),
    /** Base and changes of the fields, for a form. */
    edit: {
      ...edit,
      change,
      reset: (next: Fields, kept?: Fields) => {
        edit.reset(next, kept);
        refresh();
      },
    },
    view: view.get,
    status: () => status,
    record: () => record,
    subscribe: view.subscribe,
    follow: (next: EditorRules) => {
      rules = next;
      const [before, own] = [due, changes()];
      count();
      if (!sameValue(before, due) || !sameValue(own, view.get().changes)) {
        due = before;
        refresh();
      }
    },
    change,
    /** Another version is stored now. */
    rebase,
    /** Saves what waits. Resolves when that attempt is over. @param isWanted also when it does not save itself */
    save,
    /** Picks a side for these fields in conflict. */
    pick: (fields: readonly string[], side: ConflictSide) =>
      set({ picks: { ...status.picks, ...Object.fromEntries(fields.map((field) => [field, side])) } }),
    /**
     * Saves the picked value of each field that is in conflict. What was typed elsewhere is kept.
     * @param picks one side for all fields, or one for each; a field without a pick keeps the own value
     */
    resolve: async (picks: ConflictSide | Picks = status.picks): Promise<void> => {
      const { conflict } = status;
      if (conflict === null) return;
      const remaining = remainingChanges(conflict, changes(), picks);
      const hasChanges = Object.keys(remaining).length > 0;
      overwrites = hasChanges ? conflict.base.version : undefined;
      record = conflict.newest;
      edit.reset(shown(record), remaining);
      count();
      set({ state: hasChanges ? 'pending' : 'saved', conflict: null, failure: null, failures: 0 });
      if (hasChanges) return save(true);
      onStored(record);
    },
    /** The person does not want the changes. */
    discard: () => {
      isDiscarded = true;
      isAsked = false;
      clearTimeout(timer);
      edit.reset(edit.base());
      due = {};
      set({ state: 'idle', conflict: null, failure: null, failures: 0, refused: {} });
    },
    /** A form shows it. */
    open: () => void (isClosing = false),
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
      if (hasMore() && status.state !== 'conflict' && !isWholeRefused && running === null)
        access.sendLast(toSend(), record?.version ?? 0);
    },
  };
}
