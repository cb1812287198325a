import { RISK_FLOW_STATUSES, type RiskFlowQuery } from '@parapet/contracts';
import { listedStatuses } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../../collections.ts';
import { FLOW_LIST } from '../../../list-plan.ts';
import type { OrgDb } from '../../../store/port.ts';
import { assignedTo } from '../../assignee.ts';
import { linkedTo } from '../../links/link-filter.ts';
import { plannedList, type ListRequest } from '../../list-page.ts';
import { ofVisibleRisks } from '../../risk-scope.ts';

/** The query of the store for a list call. */
export async function flowList(db: OrgDb, query: RiskFlowQuery, member: MemberDoc): Promise<ListRequest> {
  const status = listedStatuses(RISK_FLOW_STATUSES, query);
  return plannedList(FLOW_LIST, query, '-updated_at', {
    ...(status && { status: { $in: status } }),
    ...(await assignedTo(db, query.assigned_to)),
    ...(query.scenario_id !== undefined && linkedTo('risk_flows', 'risk_scenarios', query.scenario_id)),
    ...ofVisibleRisks(member),
  });
}
