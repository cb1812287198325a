/** Filter profiles: named sets of filters in a person's preferences, by table and name. */
import type { FieldIssue } from '../../../schemas/base.ts';
import { pointerSegment } from '../../../protocol/json-pointer.ts';
import { isPlainLine, NOT_A_PLAIN_LINE } from '../../text/plain-line.ts';

export type Filters = Record<string, unknown>;
/** Name of the table (such as `risks`), then name of the profile. */
export type FilterProfileMap = Record<string, Record<string, Filters>>;
/** Profiles to save, and null for those to delete. */
export type FilterProfileChanges = Record<string, Record<string, Filters | null>>;

/** Longest name of a profile, in characters. */
export const MAX_PROFILE_NAME = 100;
/** Most profiles of one table. */
export const MAX_PROFILES = 100;

/** What keeps a profile from being saved under a name; null when nothing does. Saving under an existing name replaces that profile. */
export function filterProfileProblem(name: string, existing: Readonly<Record<string, unknown>> = {}): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'Profile name is required';
  if (trimmed.length > MAX_PROFILE_NAME) return `Profile name must have at most ${MAX_PROFILE_NAME} characters`;
  if (!isPlainLine(trimmed)) return `Profile name ${NOT_A_PLAIN_LINE}`;
  const full = Object.keys(existing).length >= MAX_PROFILES && !Object.hasOwn(existing, trimmed);
  return full ? `You can keep at most ${MAX_PROFILES} profiles. Delete one first` : null;
}

/** What is wrong with the names of tables and of profiles to be saved, as fields of the preferences. */
export function filterProfileProblems(profiles: Readonly<FilterProfileChanges>): FieldIssue[] {
  return Object.entries(profiles).flatMap(([table, own]) => {
    if (!isPlainLine(table))
      return [{ path: `/filterProfiles/${pointerSegment(table)}`, message: NOT_A_PLAIN_LINE, keyword: 'x-plain-line' }];
    const taken = new Set<string>();
    return Object.keys(own).flatMap((name): FieldIssue[] => {
      const isTaken = taken.has(name.trim());
      taken.add(name.trim());
      const message = filterProfileProblem(name) ?? (isTaken ? 'Two profiles cannot have the same name' : null);
      return message === null
        ? []
        : [
            {
              path: `/filterProfiles/${pointerSegment(table)}/${pointerSegment(name)}`,
              message,
              ...(name.trim() === '' && { keyword: 'required' }),
            },
          ];
    });
  });
}

/** The profiles after a change, under trimmed names; a table without profiles is removed. */
export function mergeProfiles(
  before: Readonly<FilterProfileMap>,
  changes: Readonly<FilterProfileChanges>,
): FilterProfileMap {
  const merged = Object.entries(changes).map(([table, own]): [string, FilterProfileMap[string]] => {
    const profiles = new Map<string, Filters | null>(Object.entries(before[table] ?? {}));
    for (const [name, filters] of Object.entries(own)) profiles.set(name.trim(), filters);
    return [
      table,
      Object.fromEntries([...profiles].filter((profile): profile is [string, Filters] => profile[1] !== null)),
    ];
  });
  return Object.fromEntries(
    Object.entries({ ...before, ...Object.fromEntries(merged) }).filter(([, own]) => Object.keys(own).length > 0),
  );
}

/** What keeps profiles from being stored: one table may have a limited number; null when nothing does. */
export function profileLimitProblem(profiles: Readonly<FilterProfileMap>): string | null {
  const isFull = Object.values(profiles).some((own) => Object.keys(own).length > MAX_PROFILES);
  return isFull ? `You can keep at most ${MAX_PROFILES} profiles. Delete one first` : null;
}
