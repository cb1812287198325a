import { keepPreviousData, query, useListPages, useQuery } from '@parapet/sdk';
import { dueDatesIn, statusesOf, type RiskListState } from '../risk-list.ts';
import { useKeptRows } from './use-kept-rows.ts';

/** One page of the register, the way to the others, and how many risks there are without filters. @param columns that were chosen */
export function useRiskRows(list: RiskListState, columns: Parameters<typeof dueDatesIn>[0]) {
  const risks = useQuery({
    ...query('listRisks', { ...list.request, ...dueDatesIn(columns) }),
    placeholderData: keepPreviousData,
  });
  const all = useQuery({ ...query('getRiskSummary', { status: [...statusesOf(list)] }), enabled: list.isFiltered });
  return {
    risks,
    ...useKeptRows(list, risks),
    page: useListPages(list, risks),
    all: list.isFiltered ? all.data?.total : risks.data?.total,
  };
}

export type RiskRows = ReturnType<typeof useRiskRows>;
