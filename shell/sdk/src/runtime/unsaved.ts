import type { AuditedEntity } from '@parapet/contracts';
import type { Location } from 'react-router';
import { createStore, type Store } from './store.ts';

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

/** The forms of the page and what in them is not saved. */
export interface UnsavedForms {
  /** Returns a function that removes the form. */
  add: (form: UnsavedForm) => () => void;
  /** The forms with unsaved changes. */
  unsaved: () => readonly UnsavedForm[];
  isUnderEdit: (record: RecordRef) => boolean;
  /** Says that a form has nothing unsaved any more. */
  saved: () => void;
  /** Calls back when a form has nothing unsaved any more, or is gone. Returns a function that ends it. */
  onSaved: Store<unknown>['subscribe'];
}

export function createUnsavedForms(): UnsavedForms {
  const forms = new Set<UnsavedForm>();
  const saves = createStore({});
  const unsaved = () => [...forms].filter((form) => form.isUnsaved());
  const saved = () => saves.set({});
  return {
    add(form) {
      forms.add(form);
      return () => {
        forms.delete(form);
        saved();
      };
    },
    unsaved,
    saved,
    onSaved: saves.subscribe,
    isUnderEdit: ({ entity, id }) => unsaved().some(({ record }) => record?.entity === entity && record.id === id),
  };
}
