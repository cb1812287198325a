import { RISK_FLOW_STATUSES, type RiskFlowQuery } from '@parapet/contracts';
import { listedStatuses } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../../collections.ts';
import type { OrgDb } from '../../../store/port.ts';
import { workList } from '../../work-list.ts';
import { ofVisibleRisks } from '../../risk-scope.ts';

/** Stored fields by sort name. */
const SORT_FIELDS = {
  risk_title: 'risk_title_folded',
  status: 'status',
  created_at: 'created_at',
  updated_at: 'updated_at',
  completed_at: 'completed_at',
};

export const flowList = (db: OrgDb, query: RiskFlowQuery, member: MemberDoc) =>
  workList(db, ofVisibleRisks(member), { ...query, status: listedStatuses(RISK_FLOW_STATUSES, query) }, SORT_FIELDS);
