/** Which risks may be archived and unarchived, and the fields that this sets. */
import type { RiskStatus } from '../../schemas/risk/risk.ts';
import type { Decision } from '../access/permissions.ts';

// Not those of the permissions: the first page of the register would download them as a file of their own.
const allowed: Decision = { allowed: true };
const refused = (reason: string): Decision => ({ allowed: false, reason });

/**
 * Whether a risk may be archived: its flow must be completed.
 * @param flow null when the risk has none
 */
export function canArchiveRisk(risk: { status: RiskStatus }, flow: { status: string } | null): Decision {
  if (risk.status === 'archived') return refused('The risk is already archived.');
  if (flow === null)
    return refused('The risk has no risk flow. A risk can be archived once its risk flow is completed.');
  return flow.status === 'completed' ? allowed : refused('A risk can be archived once its risk flow is completed.');
}

export function canUnarchiveRisk(risk: { status: RiskStatus }): Decision {
  return risk.status === 'archived' ? allowed : refused('The risk is not archived.');
}

/** The fields that archiving sets. @param now ISO 8601 */
export function archivedRisk(now: string): { status: 'archived'; archived_at: string } {
  return { status: 'archived', archived_at: now };
}

/** The fields that unarchiving sets. */
export function unarchivedRisk(): { status: 'open'; archived_at: null } {
  return { status: 'open', archived_at: null };
}
