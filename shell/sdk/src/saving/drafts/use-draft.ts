import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../session/session.ts';
import type { Draft } from './draft-storage.ts';
import { readDraft, writeDraft, writeLastDraft } from './drafts.ts';

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
  /** Changes that were left unsaved earlier; null when there are none, or after an answer. Offer to take them with `form.setValues`. */
  found: Draft | null;
  /** They were taken into the form, or are not wanted. */
  settle: () => void;
  /** The changes were saved, or the person chose to lose them: the form may be gone before it says so itself. */
  clear: () => void;
}

/** Keeps unsaved changes on this device, per person, until they are saved or taken back: through a reload, a crash or a day without connection. */
export function useDraft({ name, version, changes }: DraftOptions): StoredDraft {
  const { user } = useSession();
  const key = `${user.id}/${name}`;
  /** Undefined until the device has been asked. */
  const [stored, setStored] = useState<Draft | null>();
  const found = stored ?? null;
  const text = JSON.stringify(changes);
  const cleared = useRef<string>(null);
  /** @param isLast the page goes away */
  const write = useEffectEvent((isLast: boolean) => {
    if (cleared.current === text) return;
    const draft = text === '{}' ? null : { version, changes: { ...changes }, at: Date.now() };
    if (isLast && draft !== null) writeLastDraft(key, draft);
    else writeDraft(key, draft);
  });
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const draft = await readDraft(key);
      if (isCurrent) setStored(draft);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [key]);
  const [wasRead, isFound] = [stored !== undefined, found !== null];
  useEffect(() => {
    // What was left earlier must be read before anything is written over it.
    if (!wasRead) return;
    const isEmpty = text === '{}';
    // What was found stays stored until it is settled or something else is typed: what is taken is never gone, not even for a moment.
    if (isEmpty && isFound) return;
    const timer = setTimeout(() => write(false), isEmpty ? 0 : DELAY);
    const now = () => write(true);
    window.addEventListener('pagehide', now);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', now);
    };
  }, [text, wasRead, isFound]);
  const settle = () => setStored(null);
  const clear = useCallback(() => {
    cleared.current = text;
    writeDraft(key, null);
  }, [key, text]);
  return { found, settle, clear };
}
