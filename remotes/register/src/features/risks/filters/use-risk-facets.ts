import type { RiskFacetsQuery } from '@parapet/contracts';
import { keepPreviousData, query, useQuery } from '@parapet/sdk';
import type { RiskListState } from '../risk-list.ts';

/** Records and periods that are counted too, and which categories. */
type Counted = Pick<
  RiskFacetsQuery,
  'find_category' | 'count_assets' | 'count_scenarios' | 'count_due_by' | 'count_changed_since'
>;

/** How many risks each value of a filter would leave, for the filters in force. @param enabled false while nobody sees the counts */
export function useRiskFacets(list: RiskListState, enabled: boolean, counted: Counted = {}) {
  return useQuery({
    ...query('getRiskFacets', { ...list.filterRequest, ...counted }),
    enabled,
    placeholderData: keepPreviousData,
  });
}

export type FacetsQuery = ReturnType<typeof useRiskFacets>;
