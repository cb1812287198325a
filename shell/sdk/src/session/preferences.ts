import type { Preferences } from '@parapet/contracts';
import { mergePreferences } from '@parapet/contracts/rules';
import { call } from '../data/call.ts';
import type { Auth } from './auth.ts';
import type { PreferencesPatch } from './session.ts';

/** Saves preferences: in force at once, as the server has them after it answered, and back when it refused. */
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

/** Sets again what a patch changed, filter profiles one by one as they are merged. */
function inverseOf(patch: PreferencesPatch, before: Preferences): PreferencesPatch {
  const touched = Object.fromEntries(Object.keys(patch).map((key) => [key, Reflect.get(before, key) ?? null]));
  const { filterProfiles } = patch;
  if (!filterProfiles) return touched;
  const former = (table: string, own: object) => Object.fromEntries(Object.keys(own).map((name) => [name, before.filterProfiles?.[table]?.[name.trim()] ?? null]));
  return { ...touched, filterProfiles: Object.fromEntries(Object.entries(filterProfiles).map(([table, own]) => [table, former(table, own)])) };
}
