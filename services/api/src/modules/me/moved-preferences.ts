import type { Preferences } from '@parapet/contracts';
import { isPendingMember } from '@parapet/contracts/rules';
import type { MemberDoc, PreferencesDoc } from '../../collections.ts';
import type { MigrationDb } from '../../store/migration.ts';

/** Copies preferences from the records of members to records of their own. */
export async function copyPreferences(db: MigrationDb): Promise<void> {
  for (const id of await db.organizations('members')) {
    const members = await db.org(id).collection<MemberDoc & { preferences?: Preferences }>('members').find({});
    for (const { user_id, preferences } of members) {
      if (preferences === undefined || isPendingMember({ user_id })) continue;
      await db.org(id).collection<PreferencesDoc>('preferences').insertOne({ _id: user_id, preferences });
    }
  }
}
