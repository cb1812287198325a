/** Allowed changes of a risk's status, and the fields that they set. */
import type { RiskStatus } from '../../schemas/risk/risk.ts';
import type { Decision } from '../access/permissions.ts';

/** The statuses that the edit form and the register offer. */
export const EDIT_FORM_STATUSES = [
  'open',
  'in-progress',
  'mitigated',
  'accepted',
  'closed',
] as const satisfies readonly RiskStatus[];

const yes: Decision = { allowed: true };
const no = (reason: string): Decision => ({ allowed: false, reason });

/** The choices of the edit form for a risk: its own vocabulary, preceded by the stored status when that belongs to the other vocabulary. */
export function statusChoices(stored: RiskStatus): RiskStatus[] {
  return EDIT_FORM_STATUSES.some((status) => status === stored)
    ? [...EDIT_FORM_STATUSES]
    : [stored, ...EDIT_FORM_STATUSES];
}

/** Whether a status may be set by hand. Archiving and unarchiving are separate operations. */
export function canSetRiskStatus(from: RiskStatus, to: RiskStatus): Decision {
  if (from === to) return yes;
  if (to === 'archived') return no('Archive the risk instead of setting its status to archived.');
  return from === 'archived' ? no('The risk is archived. Unarchive it first.') : yes;
}

/**
 * Whether a risk may be archived: its flow must be completed.
 * @param flow null when the risk has none
 */
export function canArchiveRisk(risk: { status: RiskStatus }, flow: { status: string } | null): Decision {
  if (risk.status === 'archived') return no('The risk is already archived.');
  if (flow === null) return no('The risk has no risk flow. A risk can be archived once its risk flow is completed.');
  return flow.status === 'completed' ? yes : no('A risk can be archived once its risk flow is completed.');
}

export function canUnarchiveRisk(risk: { status: RiskStatus }): Decision {
  return risk.status === 'archived' ? yes : no('The risk is not archived.');
}

/** The fields that archiving sets. @param now ISO 8601 */
export function archivedRisk(now: string): { status: 'archived'; archived_at: string } {
  return { status: 'archived', archived_at: now };
}

/** The fields that unarchiving sets. */
export function unarchivedRisk(): { status: 'open'; archived_at: null } {
  return { status: 'open', archived_at: null };
}
