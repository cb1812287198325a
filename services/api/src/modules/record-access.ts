/** Whether a member may read a record. Looks up the record's risk, or the member's assets, if these decide. */
import type { AuditedEntity } from '@parapet/contracts';
import { canReadRecord, seesWithRisk, type RecordFacts } from '@parapet/contracts/rules';
import type { MemberDoc, RiskDoc } from '../collections.ts';
import type { OrgDb } from '../store/port.ts';
import { visibleIds } from './items/visible-items.ts';

export async function mayRead(
  db: OrgDb,
  member: MemberDoc,
  entity: AuditedEntity,
  facts: RecordFacts,
): Promise<boolean> {
  const decided = canReadRecord(member, entity, facts);
  if (decided === 'with-assets')
    return (
      (await visibleIds(db, member, entity === 'properties' ? 'properties' : 'risk_scenarios', [facts.id])).size > 0
    );
  if (decided !== 'with-risk') return decided;
  const risk = facts.risk_id === null ? null : await db.collection<RiskDoc>('risks').findOne({ _id: facts.risk_id });
  return seesWithRisk(member, risk);
}
