/** Filter profiles: named sets of filters in a person's preferences, by table and name. */
import type { FieldError } from '../../schemas/base.ts';
import { pointerSegment } from '../../protocol/json-pointer.ts';

export type Filters = Record<string, unknown>;
/** Name of the table (such as `risks`), then name of the profile. */
export type FilterProfileMap = Record<string, Record<string, Filters>>;

/** Longest name of a profile, in characters. */
export const MAX_PROFILE_NAME = 100;
/** Most profiles of one table. */
export const MAX_PROFILES = 100;

/** What keeps a profile from being saved under a name; null when nothing does. Saving under an existing name replaces that profile. */
export function filterProfileProblem(name: string, existing: Readonly<Record<string, unknown>> = {}): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'Profile name is required';
  if (trimmed.length > MAX_PROFILE_NAME) return `Profile name must have at most ${MAX_PROFILE_NAME} characters`;
  const full = Object.keys(existing).length >= MAX_PROFILES && !Object.hasOwn(existing, trimmed);
  return full ? `You can keep at most ${MAX_PROFILES} profiles. Delete one first` : null;
}

/** What is wrong with the names of profiles to be saved, as fields of the preferences. */
export function filterProfileProblems(profiles: Readonly<FilterProfileMap>): FieldError[] {
  return Object.entries(profiles).flatMap(([table, own]) => {
    const taken = new Set<string>();
    return Object.keys(own).flatMap((name): FieldError[] => {
      const isTaken = taken.has(name.trim());
      taken.add(name.trim());
      const message = filterProfileProblem(name) ?? (isTaken ? 'Two profiles cannot have the same name' : null);
      return message === null ? [] : [{ path: `/filterProfiles/${pointerSegment(table)}/${pointerSegment(name)}`, message }];
    });
  });
}

/** A copy with each profile under its trimmed name. */
export function trimmedProfiles(profiles: Readonly<FilterProfileMap>): FilterProfileMap {
  const trimmed = (own: Readonly<Record<string, Filters>>) => Object.fromEntries(Object.entries(own).map(([name, filters]) => [name.trim(), filters]));
  return Object.fromEntries(Object.entries(profiles).map(([table, own]) => [table, trimmed(own)]));
}

/** A copy with a profile saved under its trimmed name. */
export function saveFilterProfile(profiles: Readonly<FilterProfileMap>, table: string, name: string, filters: Filters): FilterProfileMap {
  return { ...profiles, [table]: { ...profiles[table], [name.trim()]: filters } };
}

/** A copy without a profile; a table without profiles is removed. */
export function deleteFilterProfile(profiles: Readonly<FilterProfileMap>, table: string, name: string): FilterProfileMap {
  const { [table]: own = {}, ...others } = profiles;
  const left = Object.entries(own).filter(([key]) => key !== name);
  return left.length === 0 ? others : { ...others, [table]: Object.fromEntries(left) };
}
