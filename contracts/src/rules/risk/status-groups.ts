/** One list of statuses, two vocabularies: how they are grouped. */
import { RISK_STATUSES, type RiskStatus, type RiskStatusGroup } from '../../schemas/risk.ts';

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

/** Every status that one of the groups stands for. */
export function statusesIn(groups: readonly RiskStatusGroup[]): RiskStatus[] {
  return RISK_STATUSES.filter((status) => groups.includes(GROUP_OF[status]));
}
