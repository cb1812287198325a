import type { Preferences } from '@parapet/contracts';
import { mergePreferences } from '@parapet/contracts/rules';
import { call } from '../data/call.ts';
import type { Auth } from './auth.ts';
import type { PreferencesPatch } from './session.ts';

/** Saves preferences. They apply at once, are replaced by the server's answer, and are rolled back when saving fails. */
export function createPreferencesSaver(auth: Auth): (patch: PreferencesPatch) => Promise<void> {
  return async (patch) => {
    const state = auth.get();
    if (state.status !== 'signed-in') return;
    const before = state.session.preferences;
    auth.update((session) => ({ ...session, preferences: mergePreferences(session.preferences, patch) }));
    try {
      const preferences = await call('updatePreferences', { body: patch });
      auth.update((session) => ({ ...session, preferences }));
    } catch (error) {
      // Only what this change touched goes back; another one may have been saved in the meantime.
      auth.update((session) => ({ ...session, preferences: mergePreferences(session.preferences, inverseOf(patch, before)) }));
      throw error;
    }
  };
}

/** The patch that restores what another patch changed; filter profiles one by one, because they are merged. */
function inverseOf(patch: PreferencesPatch, before: Preferences): PreferencesPatch {
  const touched = Object.fromEntries(Object.keys(patch).map((key) => [key, Reflect.get(before, key) ?? null]));
  const { filterProfiles } = patch;
  if (!filterProfiles) return touched;
  const former = (table: string, own: object) => Object.fromEntries(Object.keys(own).map((name) => [name, before.filterProfiles?.[table]?.[name.trim()] ?? null]));
  return { ...touched, filterProfiles: Object.fromEntries(Object.entries(filterProfiles).map(([table, own]) => [table, former(table, own)])) };
}
