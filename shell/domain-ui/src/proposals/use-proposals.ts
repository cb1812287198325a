import { useState } from 'react';
import { addedText, LONGEST_TEXT, withoutProposal } from './added-text.ts';

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
  /** By how many characters the field would be too long with its proposal, which is not accepted then; 0 when it would not. */
  excess: (field: keyof V & string) => number;
  isOpen: boolean;
  count: { open: number; accepted: number };
  /** Shows new proposals; those that are the same as the current values are left out. */
  start: (values: Partial<V>, reasons?: Reasons) => void;
  accept: (field: keyof V & string) => void;
  acceptAll: () => void;
  dismiss: (field: keyof V & string) => void;
  /** Rewords a proposed text before it is accepted. */
  edit: (field: keyof V & string, text: string) => void;
  /** Puts back what was there before; what was typed since stays. */
  undo: (field: keyof V & string) => void;
  clear: () => void;
}

interface State<V> {
  open: Partial<V>;
  accepted: Partial<V>;
  /** What was accepted, by field. */
  taken: Partial<V>;
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
 * @param added fields whose proposal is added to the person's own text, as `addedText` does
 */
export function useProposals<V extends object>(
  current: V,
  apply: (values: Partial<V>) => void,
  take = apply,
  added: readonly (keyof V & string)[] = [],
): Proposals<V> {
  const [state, setState] = useState<State<V>>({ open: {}, accepted: {}, taken: {}, reasons: {} });
  const { open, accepted, taken, reasons } = state;
  const set = (next: Partial<State<V>>) => setState({ ...state, ...next });
  const only = (field: keyof V & string): Partial<V> => {
    const one: Partial<V> = {};
    one[field] = current[field];
    return one;
  };
  const excess = (field: keyof V & string): number => {
    const [own, proposed]: unknown[] = [current[field], open[field]];
    if (!added.includes(field) || typeof proposed !== 'string') return 0;
    return Math.max(0, addedText(typeof own === 'string' ? own : null, proposed).length - LONGEST_TEXT);
  };
  return {
    open,
    accepted,
    reasons,
    excess,
    isOpen: sizeOf(open) > 0,
    count: { open: sizeOf(open), accepted: sizeOf(accepted) },
    start(values, why = {}) {
      const next: Partial<V> = {};
      for (const field in values)
        if (JSON.stringify(values[field]) !== JSON.stringify(current[field])) next[field] = values[field];
      setState({ open: next, accepted: {}, taken: {}, reasons: why });
    },
    accept(field) {
      if (excess(field) > 0) return;
      const one: Partial<V> = {};
      one[field] = open[field];
      set({ open: drop(open, field), accepted: { ...accepted, ...only(field) }, taken: { ...taken, ...one } });
      take(one);
    },
    acceptAll() {
      const before: Partial<V> = {};
      const one: Partial<V> = {};
      const left: Partial<V> = {};
      for (const field in open)
        if (excess(field) > 0) left[field] = open[field];
        else {
          before[field] = current[field];
          one[field] = open[field];
        }
      set({ open: left, accepted: { ...accepted, ...before }, taken: { ...taken, ...one } });
      take(one);
    },
    edit: (field, text) => set({ open: { ...open, [field]: text } }),
    dismiss: (field) => set({ open: drop(open, field) }),
    undo(field) {
      const one: Partial<V> = {};
      one[field] = accepted[field];
      const [now, before, proposed]: unknown[] = [current[field], accepted[field], taken[field]];
      if (typeof now === 'string' && typeof proposed === 'string') {
        const left = withoutProposal(now, typeof before === 'string' ? before : null, proposed);
        if (left !== '') Object.assign(one, { [field]: left });
      }
      set({ accepted: drop(accepted, field) });
      apply(one);
    },
    clear: () => setState({ open: {}, accepted: {}, taken: {}, reasons: {} }),
  };
}
