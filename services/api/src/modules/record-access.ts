/** Whether a member may read a record of any kind, where it takes a look at the risk that it belongs to. */
import type { AuditedEntity } from '@parapet/contracts';
import { canReadRecord, seesWithRisk, type RecordFacts } from '@parapet/contracts/rules';
import type { MemberDoc, RiskDoc } from '../collections.ts';
import type { OrgDb } from '../store/port.ts';

export async function mayRead(db: OrgDb, member: MemberDoc, entity: AuditedEntity, facts: RecordFacts): Promise<boolean> {
  const decided = canReadRecord(member, entity, facts);
  if (decided !== 'with-risk') return decided;
  const risk = facts.risk_id === null ? null : await db.collection<RiskDoc>('risks').findOne({ _id: facts.risk_id });
  return seesWithRisk(member, risk);
}
