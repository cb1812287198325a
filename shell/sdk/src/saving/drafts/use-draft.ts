import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { readDraft, writeDraft, writeLastDraft, type Draft } from './draft-storage.ts';

/** Milliseconds without typing until the draft is written. */
const DELAY = 400;

export interface DraftOptions {
  /** Names the form and its record, e.g. `risk/${risk.id}`. */
  name: string;
  /** Version of the record; null for a new one. */
  version: number | null;
  /** The unsaved changes now, `{}` for none: `form.changed()`. */
  changes: object;
}

export interface StoredDraft {
  /** Changes that were left unsaved earlier; null when there are none, or after `settle`. Offer to take them with `form.setValues`. */
  found: Draft | null;
  /** Call it when the found changes were taken into the form, or are not wanted. */
  settle: () => void;
  /** Call it when the changes were saved or discarded: the form may unmount before its `changes` become empty. */
  clear: () => void;
}

/** Keeps unsaved changes on this device, per person, until they are saved or taken back: through a reload, a crash or a day without connection. */
export function useDraft({ name, version, changes }: DraftOptions): StoredDraft {
  const { user } = useSession();
  const key = `${user.id}/${name}`;
  /** Undefined until a draft has been read, and outdated until that of another record has. */
  const [stored, setStored] = useState<{ key: string; draft: Draft | null }>();
  const wasRead = stored?.key === key;
  const found = wasRead ? stored.draft : null;
  const text = JSON.stringify(changes);
  const cleared = useRef<string>(null);
  /** @param isLast the page goes away */
  const write = useEffectEvent((isLast: boolean) => {
    if (cleared.current === text) return;
    const draft = text === '{}' ? null : { version, changes: { ...changes }, at: Date.now() };
    if (isLast && draft !== null) writeLastDraft(key, draft);
    else void writeDraft(key, draft);
  });
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const draft = await readDraft(key);
      if (isCurrent) setStored({ key, draft });
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [key]);
  const isFound = found !== null;
  useEffect(() => {
    const isEmpty = text === '{}';
    // A found draft stays stored until it is settled or something else is typed, so that it cannot be lost while it is taken into the form.
    if (isEmpty && (!wasRead || isFound)) return;
    // An earlier draft must be read before another one takes its place, unless the page goes away before that.
    const timer = wasRead ? setTimeout(() => write(false), isEmpty ? 0 : DELAY) : undefined;
    const now = () => write(true);
    window.addEventListener('pagehide', now);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', now);
    };
  }, [text, wasRead, isFound]);
  const settle = () => setStored({ key, draft: null });
  const clear = useCallback(() => {
    cleared.current = text;
    void writeDraft(key, null);
  }, [key, text]);
  return { found, settle, clear };
}
