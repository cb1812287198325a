/** A person's preferences. They have a record of their own, so that changing them does not change the member and their history stays private. */
import type { Preferences } from '@parapet/contracts';
import { DEFAULT_PREFERENCES, preferencesProblem } from '@parapet/contracts/rules';
import type { PreferencesDoc } from '../../collections.ts';
import { fieldProblem } from '../../pipeline/problem.ts';
import type { OrgDb, Tx } from '../../store/port.ts';
import { changeRecord } from '../records.ts';
import { withUnescapedKeys, withEscapedKeys } from '../escaped-keys.ts';

const PREFERENCES = 'preferences';
const recordsOf = (db: OrgDb) => db.collection<PreferencesDoc>(PREFERENCES);
const preferencesIn = (record: PreferencesDoc | null): Preferences =>
  record === null ? DEFAULT_PREFERENCES : withUnescapedKeys(record.preferences);

/** The defaults for a member who has changed none. */
export async function preferencesOf(db: OrgDb, userId: string): Promise<Preferences> {
  return preferencesIn(await recordsOf(db).findOne({ _id: userId }));
}

/**
 * @returns all preferences after the change
 * @throws Problem 400 for preferences that are too large, nested too deeply, or contain an infinite number
 */
export async function changePreferences(
  tx: Tx,
  userId: string,
  change: (before: Preferences) => Preferences,
): Promise<Preferences> {
  const before = await recordsOf(tx).findOne({ _id: userId });
  const after = change(preferencesIn(before));
  const problem = preferencesProblem(after);
  if (problem !== null) throw fieldProblem('', problem);
  const preferences = withEscapedKeys(after);
  if (before !== null) {
    await changeRecord(recordsOf(tx), before, { $set: { preferences } });
  } else {
    // Without the lock, two concurrent first changes would both insert the record.
    await tx.lock(PREFERENCES, [userId]);
    await recordsOf(tx).insertOne({ _id: userId, preferences });
  }
  return after;
}

/** To be called when the member is removed. */
export async function deletePreferences(tx: Tx, userId: string): Promise<void> {
  await tx.lock(PREFERENCES, [userId]);
  await recordsOf(tx).deleteOne({ _id: userId });
}
