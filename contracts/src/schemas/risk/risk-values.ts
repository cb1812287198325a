/** The values of risks. Apart from the schemas, which are not needed where only the values are: in the first load of the register. */
import { sortNames } from '../list.ts';

export const RISK_SEVERITIES = ['low', 'medium', 'high', 'critical'] as const;

/** The statuses of both vocabularies, and archived. */
export const RISK_STATUSES = [
  'identified',
  'assessing',
  'mitigating',
  'monitored',
  'open',
  'in-progress',
  'mitigated',
  'accepted',
  'closed',
  'archived',
] as const;

/** The groups by which the register filters; `rules/risk/status-groups.ts` has their statuses. */
export const RISK_STATUS_GROUPS = ['open', 'in-progress', 'mitigated', 'accepted', 'closed', 'archived'] as const;

export const SORT_FIELDS = [
  'title',
  'category',
  'severity',
  'status',
  'risk_score',
  'created_at',
  'updated_at',
] as const;
export const RISK_SORTS = sortNames(...SORT_FIELDS);
