/** A person's preferences: their defaults and how a change is merged. */
import type { Preferences, PreferencesUpdate } from '../schemas/me.ts';

export const DEFAULT_PREFERENCES: Preferences = { theme: 'light', language: 'en' };

/** Merges per key; null takes a key away, so that theme and language fall back to their defaults. */
export function mergePreferences(before: Preferences, update: PreferencesUpdate): Preferences {
  const kept = Object.entries({ ...before, ...update }).filter(([, value]) => value !== null);
  return { ...DEFAULT_PREFERENCES, ...Object.fromEntries(kept) };
}
