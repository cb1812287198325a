import {
  ME,
  NONE,
  RISK_STATUSES,
  type ArchivedRiskQuery,
  type RiskQuery,
  type RiskSort,
  type RiskSummaryQuery,
} from '@parapet/contracts';
import { isoTime, listedStatuses, scoresIn, seesRisk, statusesIn } from '@parapet/contracts/rules';
import type { MemberDoc } from '../../../collections.ts';
import type { Filter, OrgDb } from '../../../store/port.ts';
import { visibleRisks } from '../../risk-scope.ts';
import { linkedTo } from '../../links/link-filter.ts';
import { sortedList, type ListRequest } from '../../list-page.ts';
import { categoriesAsked } from '../risk-categories.ts';
import { dueWithin } from './due-dates.ts';

type SortName<S extends string> = S extends `-${infer F}` ? F : S;

/** Stored fields by sort name. */
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

/** The risks of one domain that a member may see. */
function ofDomain(member: MemberDoc, domainId: string | undefined): Filter {
  if (domainId === undefined) return visibleRisks(member);
  return { domain_id: seesRisk(member, domainId) ? domainId : { $in: [] } };
}

/** `me` is the caller, `none` nobody. */
const peopleIn = (ids: readonly string[], { user_id }: MemberDoc) =>
  ids.map((id) => (id === NONE ? null : id === ME ? user_id : id));

/** @param since inclusive @param before exclusive */
const changedIn = (since: string | undefined, before: string | undefined) => ({
  ...(since !== undefined && { $gte: isoTime(since) }),
  ...(before !== undefined && { $lt: isoTime(before) }),
});

export type RiskFilters = Omit<RiskSummaryQuery, 'organization_id' | 'q'>;

/** All filters but the search words. @param dueIn finds the risks that are due */
export async function riskFilter(db: OrgDb, query: RiskFilters, member: MemberDoc, dueIn = dueWithin): Promise<Filter> {
  const { due_from, due_by, changed_since, changed_before } = query;
  const statuses = listedStatuses(RISK_STATUSES, {
    status: query.status && statusesIn(query.status),
    archived: query.archived,
  });
  const both = [
    ...(statuses ? [{ status: { $in: statuses } }] : []),
    ...(query.exact_category ? [{ category: { $in: query.exact_category } }] : []),
    ...(query.exact_status ? [{ status: { $in: query.exact_status } }] : []),
    ...(query.asset_id === undefined ? [] : [linkedTo('risks', 'assets', query.asset_id)]),
    ...(query.assets === undefined ? [] : [linkedTo('risks', 'assets', ...query.assets)]),
    ...(due_from === undefined && due_by === undefined ? [] : [await dueIn(db, { from: due_from, by: due_by })]),
    ...(query.scenario_id === undefined ? [] : [linkedTo('risks', 'risk_scenarios', query.scenario_id)]),
    ...(query.scenarios === undefined ? [] : [linkedTo('risks', 'risk_scenarios', ...query.scenarios)]),
  ];
  return {
    ...(query.severity && { severity: { $in: query.severity } }),
    ...(query.category && { category: { $in: await categoriesAsked(db, query.category) } }),
    ...(query.owner_id && { owner_id: { $in: peopleIn(query.owner_id, member) } }),
    ...(query.reviewer_id && { reviewer_id: { $in: peopleIn(query.reviewer_id, member) } }),
    ...(query.flow && { 'flow.status': { $in: query.flow.map((flow) => (flow === NONE ? null : flow)) } }),
    ...(query.impact_level && { impact_level: { $in: query.impact_level } }),
    ...(query.probability && { probability: { $in: query.probability } }),
    ...(query.score_level && { risk_score: { $in: scoresIn(query.score_level) } }),
    ...((changed_since ?? changed_before) !== undefined && { updated_at: changedIn(changed_since, changed_before) }),
    ...(query.tableId !== undefined && { table_id: query.tableId }),
    ...(query.template_id !== undefined && { template_id: query.template_id }),
    ...(both.length > 0 && { $and: both }),
    ...ofDomain(member, query.domain_id),
  };
}

/** The query of the store for a list call. */
export async function riskList(db: OrgDb, query: RiskQuery, member: MemberDoc): Promise<ListRequest> {
  return {
    filter: { ...(await riskFilter(db, query, member)), ...(query.id && { _id: { $in: query.id } }) },
    ...sortedList(query.sort ?? '-updated_at', SORT_FIELDS, 'updated_at'),
    search: query.q,
    cursor: query.cursor,
    limit: query.limit,
  };
}

export function archivedRiskList(
  { sort = '-archived_at', q, cursor, limit }: ArchivedRiskQuery,
  member: MemberDoc,
): ListRequest {
  return {
    filter: { status: 'archived', ...visibleRisks(member) },
    ...sortedList(sort, SORT_FIELDS, 'archived_at'),
    search: q,
    cursor,
    limit,
  };
}
