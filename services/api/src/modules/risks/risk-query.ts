import type { RiskQuery, RiskSort } from '@parapet/contracts';
import { riskScope, statusesIn } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../collections.ts';
import type { Filter } from '../../store/port.ts';
import type { ListRequest } from '../list-page.ts';

type SortField = RiskSort extends `-${infer F}` | infer _ ? F : never;

/** Fields of the store that the sorts stand for. */
const SORT_FIELDS: Readonly<Record<SortField, string>> = {
  title: 'title_folded',
  category: 'category_folded',
  severity: 'severity_rank',
  status: 'status',
  risk_score: 'risk_score',
  created_at: 'created_at',
  updated_at: 'updated_at',
};

function isSortField(name: string): name is SortField {
  return Object.hasOwn(SORT_FIELDS, name);
}

/** The risks that a member may see at all. */
export function visibleRisks(member: MemberDoc): Filter {
  const scope = riskScope(member);
  return scope.kind === 'all' ? {} : { domain_id: { $in: [...scope.domains] } };
}

/** The list call as the store understands it. */
export function riskList(query: RiskQuery, member: MemberDoc): ListRequest {
  const sort = query.sort ?? '-updated_at';
  const name = sort.replace('-', '');
  return {
    filter: {
      ...(query.severity && { severity: { $in: query.severity } }),
      ...(query.status && { status: { $in: statusesIn(query.status) } }),
      ...(query.tableId !== undefined && { table_id: query.tableId }),
      ...(query.asset_id !== undefined && { asset_id: query.asset_id }),
      ...visibleRisks(member),
    },
    sort,
    field: SORT_FIELDS[isSortField(name) ? name : 'updated_at'],
    search: query.q,
    cursor: query.cursor,
    limit: query.limit,
  };
}
