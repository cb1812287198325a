/** How this remote reads risks; every page and feature goes through these. */
import type { RiskSeverity, RiskSort, RiskStatusGroup } from '@parapet/contracts';
import { query } from '@parapet/sdk';

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
  return query('listRisks', {
    organization_id: organizationId,
    limit: PAGE_SIZE,
    sort,
    ...(q !== '' && { q }),
    ...(severity.length > 0 && { severity: [...severity] }),
    ...(status.length > 0 && { status: [...status] }),
    ...(cursor !== '' && { cursor }),
  });
}

/** The risks that changed last; its `total` counts all risks. */
export function recentRisksQuery(organizationId: string, limit: number) {
  return query('listRisks', { organization_id: organizationId, limit, sort: '-updated_at' });
}

/** Only the `total` is of interest, so one item is enough. */
export function severityCountQuery(organizationId: string, severity: RiskSeverity) {
  return query('listRisks', { organization_id: organizationId, limit: 1, severity: [severity] });
}

export function riskQuery(id: string) {
  return query('getRisk', { id });
}
