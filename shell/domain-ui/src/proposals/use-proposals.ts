import { useState } from 'react';

/** Why values are proposed, by field. */
export type Reasons = Readonly<Record<string, string | undefined>>;

/** Proposed values, field by field. Nothing is taken over before the person accepts it. */
export interface Proposals<V extends object> {
  /** Proposals that wait for a decision. */
  open: Partial<V>;
  /** What a field held before its proposal was accepted. */
  accepted: Partial<V>;
  /** Why a value is proposed, where that is known of this one. */
  reasons: Reasons;
  isOpen: boolean;
  count: { open: number; accepted: number };
  /** Shows new proposals; those that are the same as the current values are left out. */
  start: (values: Partial<V>, reasons?: Reasons) => void;
  accept: (field: keyof V & string) => void;
  acceptAll: () => void;
  dismiss: (field: keyof V & string) => void;
  /** Rewords a proposed text before it is accepted. */
  edit: (field: keyof V & string, text: string) => void;
  /** Puts back what was there before. */
  undo: (field: keyof V & string) => void;
  clear: () => void;
}

interface State<V> {
  open: Partial<V>;
  accepted: Partial<V>;
  reasons: Reasons;
}

const sizeOf = (values: object) => Object.keys(values).length;

function drop<V extends object>(values: Partial<V>, field: keyof V): Partial<V> {
  const next = { ...values };
  delete next[field];
  return next;
}

/**
 * @param current the values of the form
 * @param apply sets fields of the form
 * @param take takes proposals over, where that is more than to set fields
 */
export function useProposals<V extends object>(
  current: V,
  apply: (values: Partial<V>) => void,
  take = apply,
): Proposals<V> {
  const [{ open, accepted, reasons }, setState] = useState<State<V>>({ open: {}, accepted: {}, reasons: {} });
  const set = (next: Omit<State<V>, 'reasons'>) => setState({ reasons, ...next });
  const only = (field: keyof V & string): Partial<V> => {
    const one: Partial<V> = {};
    one[field] = current[field];
    return one;
  };
  return {
    open,
    accepted,
    reasons,
    isOpen: sizeOf(open) > 0,
    count: { open: sizeOf(open), accepted: sizeOf(accepted) },
    start(values, why = {}) {
      const next: Partial<V> = {};
      for (const field in values)
        if (JSON.stringify(values[field]) !== JSON.stringify(current[field])) next[field] = values[field];
      setState({ open: next, accepted: {}, reasons: why });
    },
    accept(field) {
      const one: Partial<V> = {};
      one[field] = open[field];
      set({ open: drop(open, field), accepted: { ...accepted, ...only(field) } });
      take(one);
    },
    acceptAll() {
      const before: Partial<V> = {};
      for (const field in open) before[field] = current[field];
      set({ open: {}, accepted: { ...accepted, ...before } });
      take(open);
    },
    edit: (field, text) => set({ open: { ...open, [field]: text }, accepted }),
    dismiss: (field) => set({ open: drop(open, field), accepted }),
    undo(field) {
      const one: Partial<V> = {};
      one[field] = accepted[field];
      set({ open, accepted: drop(accepted, field) });
      apply(one);
    },
    clear: () => setState({ open: {}, accepted: {}, reasons: {} }),
  };
}
