import type { TreatmentPlanQuery } from '@parapet/contracts';
import type { MemberDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';
import { listOfRisks } from '../list-of-risks.ts';
import { ofVisibleRisks } from '../risk-scope.ts';

/** Fields of the store that the sorts stand for. */
const SORT_FIELDS = { title: 'title_folded', status: 'status', priority: 'priority_rank', created_at: 'created_at', updated_at: 'updated_at' };

export function planList(db: OrgDb, query: TreatmentPlanQuery, member: MemberDoc) {
  const { risk_flow_id } = query;
  return listOfRisks(db, ofVisibleRisks(member), query, SORT_FIELDS, risk_flow_id && { risk_flow_id: { $in: risk_flow_id } });
}
