import { DEFAULT_PREFERENCES } from '../rules/index.ts';
import type { Preferences } from '../schemas/organization/me.ts';
import type { MockState } from './mock-state.ts';

/** What a person keeps for themselves; the defaults until they have changed any. */
export function preferencesOf({ preferences }: MockState, userId: string): Preferences {
  return preferences[userId] ?? DEFAULT_PREFERENCES;
}
