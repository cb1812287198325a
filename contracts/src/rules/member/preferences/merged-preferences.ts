/** A person's preferences: defaults, limits, and how a change is merged. */
import type { Preferences, PreferencesUpdate } from '../../../schemas/organization/me.ts';
import { isTimeZone } from '../../dashboard/time-zone.ts';
import { withMatrixSize } from '../../matrix/risk-matrix.ts';
import { mergeProfiles, profileLimitProblem } from './filter-profile.ts';

export const DEFAULT_PREFERENCES: Preferences = { theme: 'light', language: 'en' };

/** Characters of JSON that one person's preferences may take. */
const MAX_LENGTH = 100_000;
/** Keys after the change, including those of earlier changes. */
const MAX_KEYS = 100;
/** Levels of nested lists and maps. */
const MAX_DEPTH = 20;

/**
 * What keeps preferences from being saved; null when nothing does. Remotes choose their own keys and values, so only size and depth are
 * limited.
 */
export function preferencesProblem(preferences: Preferences): string | null {
  // Level by level instead of by recursion: 100,000 nested lists would overflow the stack.
  let level: unknown[] = Object.values(preferences);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return `Preferences may be nested ${MAX_DEPTH} deep`;
    if (level.some((value) => typeof value === 'number' && !Number.isFinite(value))) return 'A number is too large';
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  if (preferences.timeZone !== undefined && !isTimeZone(preferences.timeZone)) return 'timeZone is not a time zone';
  const full = profileLimitProblem(preferences.filterProfiles ?? {});
  if (full !== null) return full;
  if (Object.keys(preferences).length > MAX_KEYS) return `There may be ${MAX_KEYS} preferences`;
  return JSON.stringify(preferences).length > MAX_LENGTH
    ? `All preferences together must stay under ${MAX_LENGTH} characters`
    : null;
}

/** Merges key by key, and filter profiles one by one. A matrix keeps no levels of cells outside its size. Null removes a key or a profile; theme and language then fall back to their defaults. */
export function mergePreferences(before: Preferences, update: PreferencesUpdate): Preferences {
  const { filterProfiles: profiles, riskMatrix: matrix } = update;
  const merged = Object.entries({
    ...before,
    ...update,
    ...(profiles && { filterProfiles: profilesAfter(before, profiles) }),
    ...(matrix && { riskMatrix: withMatrixSize(matrix, matrix) }),
  }).filter(([, value]) => value !== null);
  return { ...DEFAULT_PREFERENCES, ...Object.fromEntries(merged) };
}

function profilesAfter(
  before: Preferences,
  changes: NonNullable<PreferencesUpdate['filterProfiles']>,
): Preferences['filterProfiles'] | null {
  const profiles = mergeProfiles(before.filterProfiles ?? {}, changes);
  return Object.keys(profiles).length === 0 ? null : profiles;
}
