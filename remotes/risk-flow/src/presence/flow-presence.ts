/**
 * Who else is in the flow, the person themself in another window included, and which field they type in. Places are pointers of fields, or
 * `step/2` for the step that is shown.
 */
import { sameValue } from '@parapet/contracts/rules';
import { createContext, useContext, useMemo, useState, type FocusEvent } from 'react';
import { usePresentNames, type PresentName } from './present-people.tsx';
import { usePresence, type PresentPerson } from './use-presence.ts';

export type NamedPerson = PresentPerson & PresentName;

/** @param view where the person is while they type nowhere, e.g. `step/2` */
export function useFlowPresence(flowId: string, view: string) {
  const [field, setField] = useState<string | null>(null);
  const people = usePresence({ entity: 'risk_flows', id: flowId }, field ?? view);
  const nameOf = usePresentNames(people);
  const named = people.map((person) => ({ ...person, ...nameOf(person) })).filter(({ name }) => name !== '');
  // The same array while nobody comes, goes or moves: the many rows that read it need not render again.
  const [shown, setShown] = useState<readonly NamedPerson[]>(named);
  if (!sameValue(shown, named)) setShown(named);
  return useMemo(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const isEditable = target.matches('textarea:not([readonly]), input:not([readonly]), [contenteditable]');
      setField((isEditable ? target.closest<HTMLElement>('[data-field]')?.dataset['field'] : null) ?? null);
    };
    return {
      /** Only those whose name has arrived. */
      people: shown,
      /** To be spread onto the element around the fields: says which of them has the focus. */
      fields: { onFocus, onBlur: () => setField(null) },
    };
  }, [shown]);
}

export const PresenceContext = createContext<ReturnType<typeof useFlowPresence> | null>(null);

/** Who else types in this field; null when nobody does. */
export function useWriter(pointer: string): NamedPerson | null {
  const presence = useContext(PresenceContext);
  return presence?.people.find(({ places }) => places.includes(pointer)) ?? null;
}

/** The pointer of an entry of a map, e.g. `/asset_comments/…`. */
export const pointerOf = (field: string, key?: string): string =>
  key === undefined ? `/${field}` : `/${field}/${key}`;
