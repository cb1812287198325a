/** Groups of risk statuses: the screens use two vocabularies for the same states. */
import type { RiskStatus, RiskStatusGroup } from '../../schemas/risk/risk.ts';
import { RISK_STATUSES } from '../../schemas/risk/risk-values.ts';

const GROUP_OF: Readonly<Record<RiskStatus, RiskStatusGroup>> = {
  open: 'open',
  identified: 'open',
  'in-progress': 'in-progress',
  assessing: 'in-progress',
  mitigating: 'in-progress',
  mitigated: 'mitigated',
  monitored: 'mitigated',
  accepted: 'accepted',
  closed: 'closed',
  archived: 'archived',
};

export function statusGroup(status: RiskStatus): RiskStatusGroup {
  return GROUP_OF[status];
}

/** All statuses in the groups. */
export function statusesIn(groups: readonly RiskStatusGroup[]): RiskStatus[] {
  return RISK_STATUSES.filter((status) => groups.includes(GROUP_OF[status]));
}
