import type { RiskFlowQuery } from '@parapet/contracts';
import type { MemberDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';
import { assignedTo } from '../assignee.ts';
import { sortedList, type ListRequest } from '../list-page.ts';
import { ofVisibleRisks } from '../risk-scope.ts';

/** Fields of the store that the sorts stand for. */
const SORT_FIELDS = { risk_title: 'risk_title_folded', status: 'status', created_at: 'created_at', updated_at: 'updated_at', completed_at: 'completed_at' };

/** The list call as the store understands it. */
export async function flowList(db: OrgDb, query: RiskFlowQuery, member: MemberDoc): Promise<ListRequest> {
  const { risk_id, status, assigned_to, sort = '-updated_at', q, cursor, limit } = query;
  return {
    filter: {
      ...(risk_id && { risk_id: { $in: risk_id } }),
      ...(status && { status: { $in: status } }),
      ...(await assignedTo(db, assigned_to)),
      ...ofVisibleRisks(member),
    },
    ...sortedList(sort, SORT_FIELDS, 'updated_at'),
    search: q,
    cursor,
    limit,
  };
}
