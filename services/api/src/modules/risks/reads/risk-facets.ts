/** Counts the values of each filter of the register under the other filters. */
import { RISK_STATUSES, type RiskFacets, type RiskFacetsQuery } from '@parapet/contracts';
import {
  facetCounts,
  MAX_SEARCH_WORDS,
  riskSummary,
  statusFacet,
  words,
  type ValueCount,
} from '@parapet/contracts/rules';
import type { LinkTarget } from '@parapet/contracts/links';
import type { MemberDoc, RiskDoc } from '../../../collections.ts';
import { fieldProblem } from '../../../pipeline/problem.ts';
import type { Filter, OrgDb } from '../../../store/port.ts';
import { linkFields } from '../../links/link-filter.ts';
import { matchingValues } from '../../value-page.ts';
import { dueWithinOnce } from './due-dates.ts';
import { riskFilter, type RiskFilters } from './risk-query.ts';
import { cellsOf } from './risk-summary.ts';

type FilterName = keyof RiskFilters;

/** @throws Problem 400 for too many search words */
export async function facetsOf(
  db: OrgDb,
  {
    q,
    find_category = '',
    count_assets = [],
    count_scenarios = [],
    count_due_by = [],
    count_changed_since = [],
    ...query
  }: RiskFacetsQuery,
  member: MemberDoc,
): Promise<RiskFacets> {
  if (q !== undefined && words(q).length > MAX_SEARCH_WORDS)
    throw fieldProblem('/q', `takes at most ${MAX_SEARCH_WORDS} words`);
  const risks = db.collection<RiskDoc>('risks');
  const dueIn = dueWithinOnce();
  const filterOf = (filters: RiskFilters) => riskFilter(db, filters, member, dueIn);
  const all = await filterOf(query);
  const filterWithout = async (...names: FilterName[]): Promise<Filter> =>
    names.some((name) => query[name] !== undefined) ? filterOf(without(query, names)) : all;
  const countsBy = async (field: string, ...names: FilterName[]): Promise<ValueCount[]> => {
    const groups = await risks.countBy([field], await filterWithout(...names), q);
    return groups.map(({ key, count }) => ({ value: key[field] === null ? null : String(key[field]), count }));
  };
  const countsOfLinks = async (ids: readonly string[], to: LinkTarget, name: FilterName): Promise<ValueCount[]> => {
    if (ids.length === 0) return [];
    const counts = await risks.countLinks(linkFields('risks', to), ids, await filterWithout(name), q);
    return Array.from(counts, ([value, count]) => ({ value, count }));
  };
  /** @param filter builds the filters for one value @param names the filters that these replace */
  const countsOfPeriods = (
    values: readonly string[],
    filter: (value: string) => RiskFilters,
    ...names: FilterName[]
  ): Promise<ValueCount[]> =>
    Promise.all(
      [...new Set(values)].map(async (value) => ({
        value,
        count: await risks.count(await filterOf({ ...without(query, names), ...filter(value) }), q),
      })),
    );
  const [
    shown,
    cells,
    severity,
    status,
    flow,
    category,
    owner_id,
    reviewer_id,
    tableId,
    assets,
    scenarios,
    due_by,
    changed_since,
  ] = await Promise.all([
    cellsOf(risks, all, q),
    filterWithout('impact_level', 'probability').then((filter) => cellsOf(risks, filter, q)),
    countsBy('severity', 'severity'),
    countsBy('status', 'status', 'exact_status', 'archived'),
    countsBy('flow.status', 'flow'),
    countsBy('category', 'category', 'exact_category'),
    countsBy('owner_id', 'owner_id'),
    countsBy('reviewer_id', 'reviewer_id'),
    countsBy('table_id', 'tableId'),
    countsOfLinks(count_assets, 'assets', 'assets'),
    countsOfLinks(count_scenarios, 'risk_scenarios', 'scenarios'),
    countsOfPeriods(count_due_by, (due_by) => ({ due_by }), 'due_from', 'due_by'),
    countsOfPeriods(count_changed_since, (changed_since) => ({ changed_since }), 'changed_since', 'changed_before'),
  ]);
  const { total, levels } = riskSummary(shown);
  return {
    total,
    levels,
    cells: riskSummary(cells).cells,
    severity: facetCounts(severity),
    status: statusFacet(
      RISK_STATUSES.map((value) => ({ value, count: status.find((one) => one.value === value)?.count ?? 0 })),
    ),
    flow: facetCounts(flow),
    category: facetCounts(matchingValues(category, find_category), ''),
    owner_id: facetCounts(owner_id),
    reviewer_id: facetCounts(reviewer_id),
    tableId: facetCounts(tableId),
    assets: facetCounts(assets),
    scenarios: facetCounts(scenarios),
    due_by: facetCounts(due_by),
    changed_since: facetCounts(changed_since),
  };
}

function without(query: RiskFilters, names: readonly FilterName[]): RiskFilters {
  const rest = { ...query };
  for (const name of names) delete rest[name];
  return rest;
}
