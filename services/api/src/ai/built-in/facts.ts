/** The facts for an assistant, of records that the member may read. */
import { statusesIn } from '@parapet/contracts/rules';
import type { RiskStatus } from '@parapet/contracts';

export interface RiskFact {
  title: string;
  category: string;
  severity: string;
  status: RiskStatus;
  /** 1-25 */
  score: number;
}

export interface TaskFact {
  title: string;
  /** `2026-03-31` */
  due: string;
}

export interface PlanActionFact {
  /** May be empty, because drafts of plans are saved. */
  title: string;
  /** Title of the treatment plan; may be empty too. */
  plan: string;
  /** `2026-03-31` */
  due: string;
}

/** The oldest actions, and the number of all. */
export interface OverdueActions {
  actions: PlanActionFact[];
  total: number;
}

export interface OrganizationFacts {
  /** Risks that are not archived. */
  risks: number;
  /** Risks that are neither archived, closed nor accepted. */
  openRisks: number;
  bySeverity: { severity: string; count: number }[];
  /** The open risks with the highest scores. */
  topRisks: RiskFact[];
  /** Null when the member may not read tasks. */
  overdue: { tasks: TaskFact[]; total: number } | null;
  /** Overdue actions of open treatment plans; undefined if unknown. */
  overdueActions?: OverdueActions;
}

/** Limit of listed risks and of listed tasks: a longer list does not help. */
export const MOST_FACTS = 5;

export const OPEN_RISKS = statusesIn(['open', 'in-progress']);
export const OPEN_TASKS = ['pending', 'in-progress'] as const;
export const OPEN_PLANS = ['draft', 'in-progress'] as const;

/** From critical to low, without severities that no risk has. */
export function severityCounts(counts: Readonly<Record<string, number>>): OrganizationFacts['bySeverity'] {
  return ['critical', 'high', 'medium', 'low'].map((severity) => ({ severity, count: counts[severity] ?? 0 })).filter(({ count }) => count > 0);
}
