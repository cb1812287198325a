/** Gives a person another role, as an administrator of the installation could: in the store, while the service is stopped. */
import type { Role } from '@parapet/contracts';
import type { MemberDoc } from '../../../../services/api/src/collections.ts';
import { collections } from '../../../../services/api/src/store-spec.ts';
import { migrations } from '../../../../services/api/src/migrations.ts';
import { openStore } from '../../../../services/api/src/store/open-store.ts';

/** @param dataDir of the embedded store; the service must not run on it */
export async function changeRole(
  dataDir: string,
  { organizationId, userId, role }: { organizationId: string; userId: string; role: Role },
): Promise<void> {
  const store = await openStore({ dataDir }, collections, migrations);
  try {
    const members = store.org(organizationId, { id: 'installation' }).collection<MemberDoc>('members');
    const changed = await members.updateOne({ user_id: userId }, { $set: { role } });
    if (changed === null) throw new Error(`${userId} is no member of ${organizationId}`);
  } finally {
    await store.close();
  }
}
