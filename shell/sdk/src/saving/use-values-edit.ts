import { createRecordEdit, sameValue } from '@parapet/contracts/rules';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { valuesOf } from './save-over.ts';

/** Values that a person edits and that are no record with a version, e.g. preferences. */
export interface ValuesEdit<V extends object> {
  /** The values with the person's changes. */
  values: V;
  /** What differs from the stored values. */
  changes: Partial<V>;
  isChanged: boolean;
  /** Stays the same function. */
  change: (patch: Partial<V> | ((values: V) => Partial<V>)) => void;
  discard: () => void;
  /** These changes are stored now. What was typed since remains a change. */
  saved: (sent: Partial<V>) => void;
}

interface ValuesEditOptions {
  /** Whether two values mean the same to a person. */
  same?: (one: unknown, other: unknown) => boolean;
  /** While they are saved, other stored values are not taken over: they may be the ones that are just sent. */
  isSaving?: boolean;
}

/** Edits values over the ones that are stored, in the same store as records: `useValuesEdit(settingsOf(preferences))`. */
export function useValuesEdit<V extends object>(
  stored: V,
  { same = sameValue, isSaving = false }: ValuesEditOptions = {},
): ValuesEdit<V> {
  const [edit] = useState(() => createRecordEdit(valuesOf(stored), same));
  const values = useSyncExternalStore(edit.subscribe, edit.values);
  useEffect(() => {
    if (!isSaving && !sameValue(edit.base(), stored)) edit.rebase(valuesOf(stored));
  });
  const actions = useMemo(
    () => ({
      change: (patch: Partial<V> | ((now: V) => Partial<V>)) =>
        edit.change({ ...(typeof patch === 'function' ? patch(edit.values() as V) : patch) }),
      discard: () => edit.reset(edit.base()),
      saved: (sent: Partial<V>) => edit.saved({ ...sent }, { ...edit.base(), ...sent }),
    }),
    [edit],
  );
  // The casts are safe: the store has the fields that it was given.
  return {
    ...actions,
    values: values as V,
    changes: edit.changes() as Partial<V>,
    isChanged: edit.changed().length > 0,
  };
}
