import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSession } from '../../session/session.ts';
import { draftOwner } from '../left-saves.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { tabId, type Draft } from './draft-storage.ts';

export interface DraftOptions {
  /** Names the form and its record, e.g. `risk/${risk.id}`. */
  name: string;
  /** Version of the record; null for a new one. */
  version: number | null;
  /** The unsaved changes now, `{}` for none. */
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
  /** Changes that were left unsaved earlier; null when there are none, or after `settle`. */
  found: Draft | null;
  /** Call it when the found changes were taken into the form, or are not wanted. */
  settle: () => void;
  /** Call it when the changes were saved or discarded: the form may unmount before its `changes` become empty. */
  clear: () => void;
}

/** Keeps unsaved changes on this device, per person and organization, until they are saved or taken back: through a reload, a crash or a day without connection. */
export function useDraft({ name, ...options }: DraftOptions): StoredDraft {
  const { user, organizationId } = useSession();
  // Who opened the form: when somebody else signs in over the page, what was typed must not become theirs before the page is left.
  const [typist] = useState(draftOwner(user.id, organizationId));
  const key = `${typist}${name}`;
  const [keeper, setKeeper] = useState(() => keeperOf(key, options));
  if (keeper.key !== key) setKeeper(keeperOf(key, options));
  const text = JSON.stringify(options.changes);
  useEffect(() => {
    keeper.open();
    return keeper.leave;
  }, [keeper]);
  const shown = useRef('{}');
  useLayoutEffect(() => keeper.follow(options));
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    keeper.changed();
  }, [keeper, text]);
  const found = useSyncExternalStore(keeper.subscribe, keeper.found);
  const isKept = useSyncExternalStore(keeper.subscribe, keeper.isKept);
  const isOwn = found !== null && found.tab === tabId() && found.version === options.version;
  return { key, found, isKept, isOwn, settle: keeper.settle, clear: keeper.clear };
}

type Now = Omit<DraftOptions, 'name'>;

/** A keeper of what a component gives it with each render. */
function keeperOf(key: string, start: Now) {
  let now = start;
  const keeper = createDraftKeeper(key, {
    version: () => now.version,
    changes: () => ({ ...now.changes }),
    stored: () => now.stored,
  });
  return { ...keeper, follow: (next: Now) => void (now = next) };
}
