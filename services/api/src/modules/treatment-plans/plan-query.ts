import type { TreatmentPlanQuery } from '@parapet/contracts';
import type { MemberDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';
import { workList } from '../work-list.ts';
import { ofVisibleRisks } from '../risk-scope.ts';

/** Stored fields by sort name. */
const SORT_FIELDS = {
  title: 'title_folded',
  status: 'status',
  priority: 'priority_rank',
  next_action: 'next_action',
  created_at: 'created_at',
  updated_at: 'updated_at',
};

export function planList(db: OrgDb, query: TreatmentPlanQuery, member: MemberDoc) {
  const { risk_flow_id } = query;
  return workList(
    db,
    ofVisibleRisks(member),
    query,
    SORT_FIELDS,
    risk_flow_id && { risk_flow_id: { $in: risk_flow_id } },
  );
}
