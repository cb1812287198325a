import { isMap, sameValue } from '@parapet/contracts/rules';
import { createStore } from '../../runtime/store.ts';
import { entriesIn } from './draft-changes.ts';
import { readDraft, tabId, writeDraft, writeLastDraft, type Draft } from './draft-storage.ts';

/** Milliseconds without typing until the draft is written. */
const DELAY = 400;

/** What is being edited. */
export interface DraftSource {
  /** Version of the record; null for a new one. */
  version: () => number | null;
  /** The unsaved changes now, `{}` for none. */
  changes: () => Draft['changes'];
  /** The record as it is stored: an earlier draft whose changes it has is not offered. */
  stored?: () => object | undefined;
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/** Changes over earlier ones that nobody has decided about: typing on must not lose these. Entries of maps count one by one. */
export function draftOver(earlier: Draft['changes'], changes: Draft['changes']): Draft['changes'] {
  const both = Object.entries(changes).map(([name, value]) => [
    name,
    isMap(value) && isMap(earlier[name]) ? { ...earlier[name], ...value } : value,
  ]);
  return { ...earlier, ...Object.fromEntries(both) };
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Whether a record has these changes already: they were saved while the page was being closed. */
function isStored(changes: Readonly<Record<string, unknown>>, stored: object): boolean {
  return Object.entries(changes).every(([name, value]) => {
    const other: unknown = Reflect.get(stored, name);
    if (isMap(value)) return isStored(value, entriesIn(other) ?? {});
    return (isEmpty(value) && isEmpty(other)) || sameValue(value, other);
  });
}

/** Keeps what is typed and not saved on this device, outside of React: through a reload, a crash or a day without connection. */
export function createDraftKeeper(key: string, { version, changes, stored }: DraftSource) {
  const news = createStore({});
  let found: Draft | null = null;
  let wasRead = false;
  let isKept = false;
  let isOpen = false;
  /** Something has changed since the last write. */
  let isDue = false;
  /** The changes were saved or given up: these are not written any more. */
  let isCleared = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => news.set({});
  const isUnchanged = () => Object.keys(changes()).length === 0;
  /** A found draft stays stored until it is settled or something else is typed, so that it cannot be lost while it is taken into the form. */
  const hasNothingToWrite = () => isCleared || (isUnchanged() && (!wasRead || found !== null));
  const draftNow = (): Draft | null =>
    isUnchanged()
      ? null
      : { version: version(), changes: draftOver(found?.changes ?? {}, changes()), at: Date.now(), tab: tabId() };
  const keep = async (draft: Draft | null) => {
    const wasKept = isKept;
    isKept = await writeDraft(key, draft);
    if (isKept !== wasKept) tell();
  };
  const write = () => {
    clearTimeout(timer);
    isDue = false;
    void keep(draftNow());
  };
  const writeLast = () => {
    if (hasNothingToWrite()) return;
    const draft = draftNow();
    if (draft === null) void writeDraft(key, null);
    else writeLastDraft(key, draft);
  };
  const changed = () => {
    isCleared = false;
    clearTimeout(timer);
    isDue = !hasNothingToWrite();
    // An earlier draft must be read before another one takes its place, unless the page or the form goes away before that.
    if (isDue && wasRead) timer = setTimeout(write, isUnchanged() ? 0 : DELAY);
  };
  const read = async () => {
    const draft = await readDraft(key);
    if (!isOpen) return;
    wasRead = true;
    const record = stored?.();
    if (draft !== null && record !== undefined && isStored(draft.changes, record)) await writeDraft(key, null);
    else found = draft;
    if (isDue) changed();
    tell();
  };

  return {
    key,
    /** Changes that were left unsaved earlier; null when there are none, or after `settle`. */
    found: () => found,
    /** Whether this device keeps what is typed. */
    isKept: () => isKept,
    subscribe: news.subscribe,
    /** The form is shown: looks for an earlier draft. */
    open: () => {
      isOpen = true;
      window.addEventListener('pagehide', writeLast);
      void read();
    },
    /** The form goes away, or is about another record now: the last keystrokes are written without the pause. */
    leave: () => {
      isOpen = false;
      window.removeEventListener('pagehide', writeLast);
      if (isDue) write();
    },
    /** To be called after each change. */
    changed,
    /** The found changes were taken into the form, or are not wanted. */
    settle: () => {
      found = null;
      changed();
      tell();
    },
    /** The changes were saved or given up: the form may go away before it shows that. */
    clear: () => {
      isCleared = true;
      isDue = false;
      clearTimeout(timer);
      void writeDraft(key, null);
    },
  };
}
