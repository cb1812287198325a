/** A record while somebody edits it: what it started as, and the person's own changes. The fields of a form, the flow and the plan are kept in one. */
import { keysOf } from './map-entries.ts';
import { sameValue } from './same-value.ts';
import { changesOnto, type RecordFields } from './three-way-merge.ts';

export interface RecordEdit {
  /** What the changes are compared with. */
  base: () => RecordFields;
  /** The base with the changes. The same object as long as nothing is changed. */
  values: () => RecordFields;
  /** Names of the fields that differ from the base; the same list as long as the names are. */
  changed: () => readonly string[];
  /** The fields that differ from the base. */
  changes: () => RecordFields;
  change: (patch: RecordFields) => void;
  /**
   * Takes over another version. Fields without changes get its values; the others stay, and are compared with it from now on. In a map,
   * such as answers by question, this applies to each entry.
   */
  rebase: (next: RecordFields) => void;
  /**
   * What was sent is stored. What was typed since, or was not sent, remains a change.
   * @param sent the values when it was sent, or the part of them that was
   * @param next the version that is stored now
   */
  saved: (sent: RecordFields, next: RecordFields) => void;
  /** Starts anew from these values. @param kept what stays typed */
  reset: (next: RecordFields, kept?: RecordFields) => void;
  /** Calls it after each change. @returns the way to end it */
  subscribe: (listener: () => void) => () => void;
}

/** @param same whether two values mean the same to a person */
export function createRecordEdit(start: RecordFields, same = sameValue): RecordEdit {
  let base = start;
  let values = start;
  let changed: readonly string[] = [];
  const listeners = new Set<() => void>();

  const move = (nextBase: RecordFields, nextValues: RecordFields) => {
    base = nextBase;
    values = nextValues;
    const differing = keysOf(base, values).filter((name) => !same(base[name], values[name]));
    if (!sameValue(differing, changed)) changed = differing;
    for (const listener of listeners) listener();
  };
  /** A value that is equal stays the same object, so that what shows it need not render again. */
  const take = (next: RecordFields, own: RecordFields) => {
    const all = Object.entries({ ...next, ...own });
    move(
      next,
      Object.fromEntries(all.map(([name, value]) => [name, sameValue(values[name], value) ? values[name] : value])),
    );
  };
  const changes = () =>
    Object.fromEntries(changed.filter((name) => name in values).map((name) => [name, values[name]]));

  return {
    base: () => base,
    values: () => values,
    changed: () => changed,
    changes,
    change: (patch) => move(base, { ...values, ...patch }),
    rebase: (next) => take(next, changesOnto(base, changes(), next)),
    saved: (sent, next) => {
      const earlier = { ...base, ...sent };
      const own = Object.entries(values).filter(([name, value]) => !sameValue(value, earlier[name]));
      take(next, changesOnto(earlier, Object.fromEntries(own), next));
    },
    // A copy, so that an edit that starts anew from the same values can be told from one that did not.
    reset: (next, kept = {}) => take({ ...next }, kept),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
