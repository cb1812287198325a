/** How this remote reads risks; every page and feature goes through these. */
import type { RiskSeverity, RiskSort, RiskStatusGroup } from '@parapet/contracts';
import { $api, type QueryClient } from '@parapet/sdk';

/** Rows of a page of the register. */
export const PAGE_SIZE = 50;

export interface RiskListRequest {
  /** Words to look for; '' for none. */
  q: string;
  severity: readonly RiskSeverity[];
  status: readonly RiskStatusGroup[];
  sort: RiskSort;
  /** Of the page before; '' for the first page. */
  cursor: string;
}

/** A page of the register. */
export function riskListQuery(organizationId: string, { q, severity, status, sort, cursor }: RiskListRequest) {
  return $api.queryOptions('get', '/api/risks', {
    params: {
      query: {
        organization_id: organizationId,
        limit: PAGE_SIZE,
        sort,
        ...(q !== '' && { q }),
        ...(severity.length > 0 && { severity: [...severity] }),
        ...(status.length > 0 && { status: [...status] }),
        ...(cursor !== '' && { cursor }),
      },
    },
  });
}

/** The risks that changed last; its `total` counts all risks. */
export function recentRisksQuery(organizationId: string, limit: number) {
  return $api.queryOptions('get', '/api/risks', { params: { query: { organization_id: organizationId, limit, sort: '-updated_at' } } });
}

/** Only the `total` is of interest, so one item is enough. */
export function severityCountQuery(organizationId: string, severity: RiskSeverity) {
  return $api.queryOptions('get', '/api/risks', { params: { query: { organization_id: organizationId, limit: 1, severity: [severity] } } });
}

export function riskQuery(id: string) {
  return $api.queryOptions('get', '/api/risks/{id}', { params: { path: { id } } });
}

/** Asks again for every list of risks. */
export async function refreshRisks(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['get', '/api/risks'] });
}

/** What is known of a risk is out of date; it is asked for again when next shown, or at once when it is on the screen. */
export async function outdateRisk(queryClient: QueryClient, id: string, when: 'at once' | 'when shown'): Promise<void> {
  const { queryKey } = riskQuery(id);
  await queryClient.invalidateQueries({ queryKey, refetchType: when === 'at once' ? 'active' : 'none' });
}
