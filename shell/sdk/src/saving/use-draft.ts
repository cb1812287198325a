import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../session/session.ts';
import { readDraft, writeDraft, type Draft } from './draft-storage.ts';

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
  const [found, setFound] = useState(() => readDraft(key));
  const text = JSON.stringify(changes);
  const cleared = useRef<string>(null);
  const write = useEffectEvent(() => {
    if (cleared.current === text) return;
    const isEmpty = text === '{}';
    // What was found stays stored until it is settled or something else is typed.
    if (isEmpty && found !== null) return;
    writeDraft(key, isEmpty ? null : { version, changes: { ...changes }, at: Date.now() });
  });
  useEffect(() => {
    const isEmpty = text === '{}';
    const timer = setTimeout(write, isEmpty ? 0 : DELAY);
    const now = () => write();
    window.addEventListener('pagehide', now);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', now);
    };
  }, [text]);
  const settle = () => {
    setFound(null);
    if (text === '{}') writeDraft(key, null);
  };
  const clear = useCallback(() => {
    cleared.current = text;
    writeDraft(key, null);
  }, [key, text]);
  return { found, settle, clear };
}
