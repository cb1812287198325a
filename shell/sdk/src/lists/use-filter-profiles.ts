import { filterProfileProblem, type FilterProfileChanges } from '@parapet/contracts/rules';
import type { FilterProfileMap } from '@parapet/contracts/rules';
import { usePreferences } from '../session/session.ts';
import { isSame, readFilter, type FilterValues, type Filters } from './define-list.ts';
import type { ListState } from './use-list-state.ts';

/** Saved sets of filters, as the kit's `SavedViews` takes them. */
export interface FilterProfiles {
  views: readonly { id: string; name: string }[];
  currentId: string | null;
  /** Labels of the filters that differ from the current profile: 'Changed: matrix'. */
  changed: readonly string[];
  onSelect: (name: string | null) => void;
  /** Saves the filters in force under the current name. @throws {ApiError} */
  onSave: () => Promise<void>;
  /** @throws {Error} with the reason, e.g. 'Profile name is required'; {ApiError} */
  onSaveAs: (name: string) => Promise<void>;
  /** @throws {Error} as `onSaveAs` */
  onRename: (current: string, name: string) => Promise<void>;
  /** @throws {ApiError} */
  onDelete: (name: string) => Promise<void>;
}

/** The values of a saved profile or view; it may be older than the filters. */
export function valuesOf<F extends Filters>(kinds: F, stored: Readonly<Record<string, unknown>>): FilterValues<F> {
  const read = (name: string, filter: Filters[string]) => {
    const texts = stored[name];
    return Array.isArray(texts) ? readFilter(filter, texts.map(String)) : filter.initial;
  };
  // Every name has the value that its own filter read.
  return Object.fromEntries(
    Object.entries(kinds).map(([name, filter]) => [name, read(name, filter)]),
  ) as FilterValues<F>;
}

/** Filters as profiles and views store them. */
export const storedFilters = <F extends Filters>(kinds: F, values: FilterValues<F>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(kinds).map(([name, filter]) => [name, [...filter.write(values[name])]]));

/** Labels of the filters that differ. To people several may be one, with one label. */
export const changedFilters = <F extends Filters>(
  kinds: F,
  one: FilterValues<F>,
  other: FilterValues<F>,
  label: (name: keyof F & string) => string,
): string[] => [
  ...new Set(
    Object.entries(kinds).flatMap(([name, filter]) => (isSame(filter, one[name], other[name]) ? [] : [label(name)])),
  ),
];

/** A person's filter profiles of a list; they are stored in `preferences.filterProfiles` under the list's table. */
export function useFilterProfiles<F extends Filters, Sort extends string>(
  list: ListState<F, Sort>,
  label: (name: keyof F & string) => string,
): FilterProfiles {
  const { preferences, save } = usePreferences();
  const { definition, filters, profile, applyProfile } = list;
  const { table, filters: kinds } = definition;
  const all: FilterProfileMap = preferences.filterProfiles ?? {};
  const own = all[table] ?? {};
  const stored = Object.hasOwn(own, profile) ? own[profile] : undefined;
  const saved = stored && valuesOf(kinds, stored);

  const inForce = () => storedFilters(kinds, filters);
  const change = (profiles: FilterProfileChanges[string]) => save({ filterProfiles: { [table]: profiles } });
  const check = (name: string, others: FilterProfileMap[string]) => {
    const problem = filterProfileProblem(name, others);
    if (problem !== null) throw new Error(problem);
  };
  return {
    views: Object.keys(own)
      .toSorted((a, b) => a.localeCompare(b))
      .map((name) => ({ id: name, name })),
    currentId: saved ? profile : null,
    changed: saved ? changedFilters(kinds, filters, saved, label) : [],
    onSelect: (name) => {
      const chosen = name === null ? undefined : own[name];
      if (name !== null && chosen) applyProfile(name, valuesOf(kinds, chosen));
      else applyProfile('', filters);
    },
    onSave: () => change({ [profile]: inForce() }),
    async onSaveAs(name) {
      check(name, own);
      await change({ [name]: inForce() });
      applyProfile(name.trim(), filters);
    },
    async onRename(current, name) {
      const { [current]: content = {}, ...others } = own;
      check(name, others);
      await change({ [current]: null, [name]: content });
      if (current === profile) applyProfile(name.trim(), filters);
    },
    async onDelete(name) {
      await change({ [name]: null });
      if (name === profile) applyProfile('', filters);
    },
  };
}
