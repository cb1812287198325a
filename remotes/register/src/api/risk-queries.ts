/** How this remote reads risks. */
import type { RiskStatusGroup } from '@parapet/contracts';
import { query } from '@parapet/sdk';

export function riskQuery(id: string) {
  return query('getRisk', { id });
}

/** How many risks of these statuses there are. */
export function riskCountQuery(status: readonly RiskStatusGroup[]) {
  return query('getRiskSummary', { status: [...status] });
}
