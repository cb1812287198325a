/** Which statuses a risk may be given by hand. Archiving is in `risk-archiving.ts`. */
import type { RiskStatus } from '../../schemas/risk/risk.ts';
import { allowed, refused, type Decision } from '../access/permissions.ts';

/** The statuses that the edit form and the register offer. */
export const EDIT_FORM_STATUSES = [
  'open',
  'in-progress',
  'mitigated',
  'accepted',
  'closed',
] as const satisfies readonly RiskStatus[];

/** The choices of the edit form for a risk: its own vocabulary, preceded by the stored status when that belongs to the other vocabulary. */
export function statusChoices(stored: RiskStatus): RiskStatus[] {
  return EDIT_FORM_STATUSES.some((status) => status === stored)
    ? [...EDIT_FORM_STATUSES]
    : [stored, ...EDIT_FORM_STATUSES];
}

/** Whether a status may be set by hand. Archiving and unarchiving are separate operations. */
export function canSetRiskStatus(from: RiskStatus, to: RiskStatus): Decision {
  if (from === to) return allowed;
  if (to === 'archived') return refused('Archive the risk instead of setting its status to archived.');
  return from === 'archived' ? refused('The risk is archived. Unarchive it first.') : allowed;
}
