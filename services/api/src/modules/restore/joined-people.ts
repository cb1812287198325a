/** A deleted record may name people who were invited then, and have joined since. */
import type { AuditedEntity } from '@parapet/contracts';
import { linkedIds, linksFrom, relinked } from '@parapet/contracts/links';
import { isPendingMember } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import type { Tx } from '../../store/port.ts';
import { lockNamed } from '../links/named-records.ts';
import { recordsOfMember } from '../organizations/member-records.ts';

/** @returns the id of an invited person by now; the same while they have not joined */
async function currentId(tx: Tx, pending: string): Promise<string> {
  const records = await recordsOfMember(tx, tx.organizationId, pending);
  const [member] = await tx.collection<MemberDoc>('members').find({ _id: { $in: [...records] } }, { limit: 1 });
  return member?.user_id ?? pending;
}

/** The record with the present ids of the people it names. Also locks those who have not joined yet. */
export async function withJoined(
  tx: Tx,
  entity: AuditedEntity,
  record: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const current = { ...record };
  for (const link of linksFrom(entity).filter(({ to }) => to === 'members')) {
    const pending = new Set(linkedIds(record, link).filter((user_id) => isPendingMember({ user_id })));
    await lockNamed(tx, [{ collection: link.to, ids: [...pending] }]);
    for (const id of pending) Object.assign(current, relinked(current, link, id, await currentId(tx, id)));
  }
  return current;
}
