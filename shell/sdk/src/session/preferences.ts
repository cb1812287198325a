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
      const touched = Object.fromEntries(Object.keys(patch).map((key) => [key, Reflect.get(before, key) ?? null]));
      auth.update((session) => ({ ...session, preferences: mergePreferences(session.preferences, touched) }));
      throw error;
    }
  };
}
