/** How this remote reads risk flows. */
import { query } from '@parapet/sdk';

/** Maximum number of flows in the response; no risk gets that many over the years. */
const FLOWS = 50;

/** All flows of a risk: the open one, and those that were archived. */
export function flowsOfRiskQuery(riskId: string) {
  return query('listRiskFlows', { risk_id: [riskId], limit: FLOWS, sort: '-created_at' });
}

export function flowQuery(id: string) {
  return query('getRiskFlow', { id });
}

/** The flow with its risk, its plan and the records that it names. */
export function workspaceQuery(id: string) {
  return query('getRiskFlowWorkspace', { id });
}
