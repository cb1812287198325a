/** A person's preferences: their defaults and how a change is merged. */
import type { Preferences, PreferencesUpdate } from '../../schemas/me.ts';
import { trimmedProfiles } from './filter-profile.ts';

export const DEFAULT_PREFERENCES: Preferences = { theme: 'light', language: 'en' };

/** Characters of JSON that one person's preferences may take. */
const MOST = 100_000;
/** Keys, those of earlier changes included. */
const MOST_KEYS = 100;
/** Lists and maps within one another. */
const DEEPEST = 20;

/**
 * What keeps preferences from being kept: their keys are free, and so is what a remote keeps under its own. Null when
 * nothing does.
 */
export function preferencesProblem(preferences: Preferences): string | null {
  // Level by level: what is nested a hundred thousand times would not fit on the stack.
  let level: unknown[] = Object.values(preferences);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return `Preferences may be nested ${DEEPEST} deep`;
    if (level.some((value) => typeof value === 'number' && !Number.isFinite(value))) return 'A number is too large';
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  if (Object.keys(preferences).length > MOST_KEYS) return `There may be ${MOST_KEYS} preferences`;
  return JSON.stringify(preferences).length > MOST ? `All preferences together must stay under ${MOST} characters` : null;
}

/** Merges per key, filter profiles under their trimmed names; null takes a key away, so that theme and language fall back to their defaults. */
export function mergePreferences(before: Preferences, update: PreferencesUpdate): Preferences {
  const { filterProfiles: profiles } = update;
  const kept = Object.entries({ ...before, ...update, ...(profiles && { filterProfiles: trimmedProfiles(profiles) }) }).filter(([, value]) => value !== null);
  return { ...DEFAULT_PREFERENCES, ...Object.fromEntries(kept) };
}
