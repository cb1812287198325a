import type { Tx } from '../../store/port.ts';

/** The rules concern all members together: two concurrent changes (each admin demotes the other) could each be valid alone. */
export async function lockMembers(tx: Tx): Promise<void> {
  await tx.lock('organizations', [tx.organizationId]);
}
