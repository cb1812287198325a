/** Whether a member may read a record, or what it was before. */
import { canReadRecord, recordFacts, seesWithRisk } from '../rules/index.ts';
import type { AuditedEntity } from '../schemas/audit.ts';
import type { Context } from './mock.ts';
import type { MemberRecord } from './mock-state.ts';

/** @param doc the record as it is or was */
export function mayRead({ state }: Pick<Context, 'state'>, member: MemberRecord, entity: AuditedEntity, id: string, doc: unknown): boolean {
  const facts = recordFacts(id, doc);
  const decided = canReadRecord(member, entity, facts);
  if (decided !== 'with-risk') return decided;
  const risk = state.tables.risks.find((one) => one.id === facts.risk_id && one.organization_id === member.organization_id);
  return seesWithRisk(member, risk ?? null);
}
