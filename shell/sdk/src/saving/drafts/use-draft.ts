import { isMap, sameValue } from '@parapet/contracts/rules';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { draftOwner } from '../left-saves.ts';
import { readDraft, tabId, writeDraft, writeLastDraft, type Draft } from './draft-storage.ts';

/** Milliseconds without typing until the draft is written. */
const DELAY = 400;

export interface DraftOptions {
  /** Names the form and its record, e.g. `risk/${risk.id}`. */
  name: string;
  /** Version of the record; null for a new one. */
  version: number | null;
  /** The unsaved changes now, `{}` for none: `form.changed()`. */
  changes: object;
  /** The record as it is stored, with the names of `changes`: an earlier draft whose changes it has is not offered. */
  stored?: object;
}

export interface StoredDraft {
  /** Names the draft on this device. */
  key: string;
  /** Whether this device keeps what is typed. */
  isKept: boolean;
  /** Whether what was found was typed in this tab, in the version that the form shows: it can be taken without a question. */
  isOwn: boolean;
  /** Changes that were left unsaved earlier; null when there are none, or after `settle`. Offer to take them with `form.setValues`. */
  found: Draft | null;
  /** Call it when the found changes were taken into the form, or are not wanted. */
  settle: () => void;
  /** Call it when the changes were saved or discarded: the form may unmount before its `changes` become empty. */
  clear: () => void;
}

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
    if (isMap(value)) return isStored(value, isMap(other) ? other : {});
    return (isEmpty(value) && isEmpty(other)) || sameValue(value, other);
  });
}

/** Keeps unsaved changes on this device, per person and organization, until they are saved or taken back: through a reload, a crash or a day without connection. */
export function useDraft({ name, version, changes, stored: record }: DraftOptions): StoredDraft {
  const { user, organizationId } = useSession();
  // Who opened the form: when somebody else signs in over the page, what was typed must not become theirs before the page is left.
  const [typist] = useState(draftOwner(user.id, organizationId));
  const key = `${typist}${name}`;
  /** Undefined until a draft has been read, and outdated until that of another record has. */
  const [stored, setStored] = useState<{ key: string; draft: Draft | null }>();
  const wasRead = stored?.key === key;
  const found = wasRead ? stored.draft : null;
  const text = JSON.stringify(changes);
  const [isKept, setKept] = useState(false);
  const cleared = useRef<string>(null);
  /** Writes what has not been written yet. */
  const due = useRef<{ key: string; write: () => void } | null>(null);
  const isOld = useEffectEvent(
    (draft: Draft | null) => draft !== null && record !== undefined && isStored(draft.changes, record),
  );
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const draft = await readDraft(key);
      if (!isCurrent) return;
      if (!isOld(draft)) return setStored({ key, draft });
      setStored({ key, draft: null });
      await writeDraft(key, null);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [key]);
  const isFound = found !== null;
  const draftNow = useEffectEvent((): Draft => ({
    version,
    changes: draftOver(found?.changes ?? {}, { ...changes }),
    at: Date.now(),
    tab: tabId(),
  }));
  useEffect(() => {
    const isUnchanged = text === '{}';
    // A found draft stays stored until it is settled or something else is typed, so that it cannot be lost while it is taken into the form.
    due.current = null;
    if (isUnchanged && (!wasRead || isFound)) return;
    const draft = isUnchanged ? null : draftNow();
    const write = () => {
      due.current = null;
      if (cleared.current !== text) void writeDraft(key, draft).then(setKept);
    };
    due.current = { key, write };
    // An earlier draft must be read before another one takes its place, unless the page or the form goes away before that.
    const timer = wasRead ? setTimeout(write, isUnchanged ? 0 : DELAY) : undefined;
    const writeLast = () => {
      if (cleared.current === text) return;
      if (draft === null) void writeDraft(key, null);
      else writeLastDraft(key, draft);
    };
    window.addEventListener('pagehide', writeLast);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', writeLast);
    };
  }, [key, text, wasRead, isFound]);
  // The form goes away, or is about another record now: the last keystrokes are written without the pause.
  useEffect(
    () => () => {
      if (due.current?.key === key) due.current.write();
    },
    [key],
  );
  const settle = () => setStored({ key, draft: null });
  const clear = useCallback(() => {
    cleared.current = text;
    void writeDraft(key, null);
  }, [key, text]);
  const isOwn = found !== null && found.tab === tabId() && found.version === version;
  return { key, found, isKept, isOwn, settle, clear };
}
