/** Preferences as they are stored. */
import type { Preferences } from '@parapet/contracts';
import { preferencesProblem } from '@parapet/contracts/rules';
import { fieldProblem } from '../../problem.ts';
import { withOwnKeys, withSafeKeys } from '../stored-keys.ts';

/** @throws Problem 400 for what is too much, too deep or no number */
export function keptPreferences(preferences: Preferences): Preferences {
  const problem = preferencesProblem(preferences);
  if (problem !== null) throw fieldProblem('', problem);
  return withSafeKeys(preferences);
}

/** The way back from {@link keptPreferences}. */
export const ownPreferences = (kept: Preferences): Preferences => withOwnKeys(kept);
