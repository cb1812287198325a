/** What a person keeps for themselves: a record of its own, so that changing it is no change of the member, and nobody reads its history. */
import type { Preferences } from '@parapet/contracts';
import { DEFAULT_PREFERENCES, preferencesProblem } from '@parapet/contracts/rules';
import type { PreferencesDoc } from '../../collections.ts';
import { fieldProblem } from '../../pipeline/problem.ts';
import type { OrgDb, Tx } from '../../store/port.ts';
import { withOwnKeys, withSafeKeys } from '../stored-keys.ts';

const PREFERENCES = 'preferences';
const recordsOf = (db: OrgDb) => db.collection<PreferencesDoc>(PREFERENCES);
const asWritten = (kept: PreferencesDoc | null): Preferences => (kept === null ? DEFAULT_PREFERENCES : withOwnKeys(kept.preferences));

/** Those of a member; the defaults until they have changed any. */
export async function preferencesOf(db: OrgDb, userId: string): Promise<Preferences> {
  return asWritten(await recordsOf(db).findOne({ _id: userId }));
}

/**
 * @returns all of them after the change
 * @throws Problem 400 for what is too much, too deep or no number
 */
export async function changePreferences(tx: Tx, userId: string, change: (before: Preferences) => Preferences): Promise<Preferences> {
  const before = await recordsOf(tx).findOne({ _id: userId });
  const after = change(asWritten(before));
  const problem = preferencesProblem(after);
  if (problem !== null) throw fieldProblem('', problem);
  const preferences = withSafeKeys(after);
  if (before !== null) {
    await recordsOf(tx).updateOne({ _id: userId }, { $set: { preferences } });
  } else {
    // Two first changes at once would both add the record.
    await tx.lock(PREFERENCES, [userId]);
    await recordsOf(tx).insertOne({ _id: userId, preferences });
  }
  return after;
}

/** To be called when the member is removed. */
export async function forgetPreferences(tx: Tx, userId: string): Promise<void> {
  await tx.lock(PREFERENCES, [userId]);
  await recordsOf(tx).deleteOne({ _id: userId });
}
