/** Who chooses what a flow is about. */
import type { Role } from '../../../schemas/organization/me.ts';
import type { RiskFlow, RiskFlowUpdate } from '../../../schemas/risk/risk-flow.ts';
import { allowed, can, refused, type Decision } from '../../access/permissions.ts';
import { sameValue } from '../../merge/same-value.ts';

const SELECTIONS = ['selected_assets', 'selected_properties', 'selected_scenarios'] as const;

/** Whether a member may choose the assets, properties and scenarios of a flow (D36). */
export function canChoose(member: { role: Role }): Decision {
  return can(member, 'assets', 'read').allowed
    ? allowed
    : refused('Choosing assets, properties and scenarios needs the right to read assets.');
}

/** Whether a change adds or removes assets, properties or scenarios. */
export function isChoosing(before: Pick<RiskFlow, (typeof SELECTIONS)[number]>, input: RiskFlowUpdate): boolean {
  return SELECTIONS.some((name) => input[name] !== undefined && !sameValue(input[name], before[name]));
}
