import { mergeRecords, sameValue, type FieldVersions } from '@parapet/contracts/rules';
import { useEffect, useEffectEvent } from 'react';
import { changesOfDraft, draftOf } from './draft-changes.ts';
import { draftOver } from './draft-keeper.ts';
import { useDraft, type StoredDraft } from './use-draft.ts';

/** The changes without those that are the same in the record. */
const changesTo = (record: object, changes: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(changes).filter(([name, value]) => !sameValue(value, Reflect.get(record, name))));

export interface FoundDraft extends StoredDraft {
  /** The fields, or entries of maps, in which the found draft differs from what is stored now. */
  differences: readonly FieldVersions[];
}

interface FoundDraftOptions<R> {
  /** Of the form and its record. */
  name: string;
  record: R;
  changes: object;
  /** Shows changes of this version in the form, all of them. */
  onTake: (changes: Readonly<Record<string, unknown>>) => void;
  isReadOnly: boolean;
}

/**
 * The draft of a form that saves by itself. What was typed in this tab and in the same version is taken without a question. One that has
 * nothing else than is stored, or in the form already, is not offered.
 */
export function useFoundDraft<R extends { version: number }>({
  name,
  record,
  changes,
  onTake,
  isReadOnly,
}: FoundDraftOptions<R>): FoundDraft {
  const own = draftOf(record, changes);
  const draft = useDraft({ name, version: record.version, changes: own });
  const { found } = draft;
  const typed = found === null ? {} : changesTo(record, changesOfDraft(record, found.changes));
  const stored = { ...record };
  const differences = mergeRecords(stored, typed, stored, Object.keys(typed)).onlyMine;
  // What was typed since counts.
  const together = found === null ? {} : changesOfDraft(record, draftOver(found.changes, own));
  const isInForm = Object.keys(changesTo({ ...record, ...changes }, together)).length === 0;
  // The page was closed before it got the response to its last save, or another page of the product was shown meanwhile.
  const isOldNews = found !== null && (differences.length === 0 || isInForm);
  const isTaken = draft.isOwn && !isReadOnly && !isOldNews;
  const settle = useEffectEvent(draft.settle);
  const take = useEffectEvent(() => onTake(together));
  useEffect(() => {
    if (isTaken) take();
    if (isTaken || isOldNews) settle();
  }, [isTaken, isOldNews]);
  return { ...draft, found: isTaken || isOldNews ? null : found, differences };
}
