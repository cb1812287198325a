import { mergeRecords, type FieldVersions } from '@parapet/contracts/rules';
import { useDraft, type StoredDraft } from '@parapet/sdk/saving';
import { useEffect, useEffectEvent } from 'react';
import { changesTo } from './flow-changes.ts';
import { changesOfDraft, draftOf } from './flow-draft.ts';

export interface SavedDraft extends StoredDraft {
  /** The fields, or entries of maps, in which the found draft differs from what is stored now. */
  differences: readonly FieldVersions[];
}

/** The draft of a form that saves by itself. One that has nothing else than is stored is not offered. @param name of the form and its record */
export function useSavedDraft(name: string, record: { version: number }, changes: object): SavedDraft {
  const draft = useDraft({ name, version: record.version, changes: draftOf(record, changes) });
  const { found } = draft;
  const typed = found === null ? {} : changesTo(record, changesOfDraft(record, found.changes));
  const stored = { ...record };
  const differences = mergeRecords(stored, typed, stored, Object.keys(typed)).onlyMine;
  // The page was closed before it got the response to its last save.
  const isOldNews = found !== null && differences.length === 0;
  const settle = useEffectEvent(draft.settle);
  useEffect(() => {
    if (isOldNews) settle();
  }, [isOldNews]);
  return { ...draft, found: isOldNews ? null : found, differences };
}
