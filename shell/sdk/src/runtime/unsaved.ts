import type { AuditedEntity } from '@parapet/contracts';
import type { Location } from 'react-router';
import { createStore } from './store.ts';

export interface RecordRef {
  entity: AuditedEntity;
  id: string;
}

/** A form on the page. */
export interface UnsavedForm {
  isUnsaved: () => boolean;
  /** Whether the form would leave the page on the way from one address to another. */
  isLeaving: (from: Location, to: Location) => boolean;
  /** The record that it edits; live updates leave that one alone while there are unsaved changes. */
  record?: RecordRef | undefined;
  /** The person chose to lose the changes. */
  discard: () => void;
}

export type UnsavedForms = ReturnType<typeof createUnsavedForms>;

/** The forms of the page and what in them is not saved. */
export function createUnsavedForms() {
  const forms = new Set<UnsavedForm>();
  const saves = createStore({});
  /** The forms with unsaved changes. */
  const unsaved = () => [...forms].filter((form) => form.isUnsaved());
  /** Says that a form has nothing unsaved any more. */
  const saved = () => saves.set({});
  return {
    /** Returns a function that removes the form. */
    add(form: UnsavedForm) {
      forms.add(form);
      return () => {
        forms.delete(form);
        saved();
      };
    },
    unsaved,
    saved,
    /** Calls back when a form has nothing unsaved any more, or is gone. Returns a function that ends it. */
    onSaved: saves.subscribe,
    isUnderEdit: ({ entity, id }: RecordRef) =>
      unsaved().some(({ record }) => record?.entity === entity && record.id === id),
  };
}
