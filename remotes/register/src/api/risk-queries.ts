/** How this remote reads risks. */
import type { RiskSeverity, RiskStatusGroup } from '@parapet/contracts';
import { query } from '@parapet/sdk';

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

/** How many risks of these statuses there are. */
export function riskCountQuery(organizationId: string, status: readonly RiskStatusGroup[]) {
  return query('getRiskSummary', { organization_id: organizationId, status: [...status] });
}
