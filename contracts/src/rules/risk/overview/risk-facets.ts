/** Counts of risks by the values of a filter. */
import type { RiskFacetCount } from '../../../schemas/risk/risk-facets.ts';
import { NONE } from '../../../schemas/risk/risk-filters.ts';
import type { RiskStatus } from '../../../schemas/risk/risk.ts';
import { RISK_STATUS_GROUPS } from '../../../schemas/risk/risk-values.ts';
import { statusGroup } from '../status-groups.ts';

/** Values that a filter lists at most. */
export const MAX_FACET_VALUES = 100;

/** Counts by a stored value; null when the field is empty. */
export interface ValueCount {
  value: string | null;
  count: number;
}

/**
 * The counts as a filter shows them: the most frequent value first, equally frequent ones in the order of their values.
 * @param empty stands for no value
 */
export function facetCounts(counts: readonly ValueCount[], empty: string = NONE): RiskFacetCount[] {
  return counts
    .map(({ value, count }) => ({ value: value ?? empty, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, MAX_FACET_VALUES);
}

/** The counts of the filter by groups, from counts by status. Groups without risks are missing. */
export function statusFacet(counts: readonly { value: RiskStatus; count: number }[]): RiskFacetCount[] {
  return RISK_STATUS_GROUPS.map((value) => ({
    value,
    count: counts.reduce((sum, one) => (statusGroup(one.value) === value ? sum + one.count : sum), 0),
  })).filter(({ count }) => count > 0);
}
