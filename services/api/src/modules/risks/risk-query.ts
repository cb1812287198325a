import type { ArchivedRiskQuery, RiskQuery, RiskSort, RiskSummaryQuery } from '@parapet/contracts';
import { riskScope, seesRisk, statusesIn } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import type { Filter } from '../../store/port.ts';
import { linkedTo } from '../links/link-filter.ts';
import { sortedList, type ListRequest } from '../list-page.ts';

type SortName<S extends string> = S extends `-${infer F}` ? F : S;

/** Stored fields by the names of the sorts. */
const SORT_FIELDS: Readonly<Record<SortName<RiskSort> | 'archived_at', string>> = {
  title: 'title_folded',
  category: 'category_folded',
  severity: 'severity_rank',
  status: 'status',
  risk_score: 'risk_score',
  created_at: 'created_at',
  updated_at: 'updated_at',
  archived_at: 'archived_at',
};

/** The risks that a member may see. */
export function visibleRisks(member: MemberDoc): Filter {
  const scope = riskScope(member);
  return scope.kind === 'all' ? {} : { domain_id: { $in: [...scope.domains] } };
}

/** The risks of one domain that a member may see. */
function ofDomain(member: MemberDoc, domainId: string | undefined): Filter {
  if (domainId === undefined) return visibleRisks(member);
  return { domain_id: seesRisk(member, domainId) ? domainId : { $in: [] } };
}

/** All filters but the search words. */
export function riskFilter(query: Omit<RiskSummaryQuery, 'organization_id' | 'q'>, member: MemberDoc): Filter {
  return {
    ...(query.severity && { severity: { $in: query.severity } }),
    ...(query.status && { status: { $in: statusesIn(query.status) } }),
    ...(query.tableId !== undefined && { table_id: query.tableId }),
    ...(query.asset_id !== undefined && linkedTo('risks', 'assets', query.asset_id)),
    ...(query.template_id !== undefined && { template_id: query.template_id }),
    ...ofDomain(member, query.domain_id),
  };
}

/** The query of the store for a list call. */
export function riskList(query: RiskQuery, member: MemberDoc): ListRequest {
  return {
    filter: { ...riskFilter(query, member), ...(query.id && { _id: { $in: query.id } }) },
    ...sortedList(query.sort ?? '-updated_at', SORT_FIELDS, 'updated_at'),
    search: query.q,
    cursor: query.cursor,
    limit: query.limit,
  };
}

export function archivedRiskList({ sort = '-archived_at', q, cursor, limit }: ArchivedRiskQuery, member: MemberDoc): ListRequest {
  return { filter: { status: 'archived', ...visibleRisks(member) }, ...sortedList(sort, SORT_FIELDS, 'archived_at'), search: q, cursor, limit };
}
