/** A person's preferences: defaults, limits, and how a change is merged. */
import type { Preferences, PreferencesUpdate } from '../../schemas/organization/me.ts';
import { trimmedProfiles } from './filter-profile.ts';

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
  if (Object.keys(preferences).length > MAX_KEYS) return `There may be ${MAX_KEYS} preferences`;
  return JSON.stringify(preferences).length > MAX_LENGTH ? `All preferences together must stay under ${MAX_LENGTH} characters` : null;
}

/** Merges key by key. Names of filter profiles are trimmed. Null removes a key; theme and language then fall back to their defaults. */
export function mergePreferences(before: Preferences, update: PreferencesUpdate): Preferences {
  const { filterProfiles: profiles } = update;
  const merged = Object.entries({ ...before, ...update, ...(profiles && { filterProfiles: trimmedProfiles(profiles) }) }).filter(([, value]) => value !== null);
  return { ...DEFAULT_PREFERENCES, ...Object.fromEntries(merged) };
}
