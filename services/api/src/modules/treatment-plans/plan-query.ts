import type { TreatmentPlanQuery } from '@parapet/contracts';
import type { MemberDoc } from '../../collections.ts';
import { PLAN_LIST } from '../../list-plan.ts';
import type { OrgDb } from '../../store/port.ts';
import { assignedTo } from '../assignee.ts';
import { plannedList, type ListRequest } from '../list-page.ts';
import { ofVisibleRisks } from '../risk-scope.ts';

/** The query of the store for a list call. */
export async function planList(db: OrgDb, query: TreatmentPlanQuery, member: MemberDoc): Promise<ListRequest> {
  return plannedList(PLAN_LIST, query, '-updated_at', {
    ...(await assignedTo(db, query.assigned_to)),
    ...ofVisibleRisks(member),
    ...(query.risk_flow_id && { risk_flow_id: { $in: query.risk_flow_id } }),
  });
}
