/** What an assistant may know of the organization: only what the member who asks may read. */
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
  /** May be empty: a plan is saved while it is being written. */
  title: string;
  /** Title of its treatment plan; may be empty, too. */
  plan: string;
  /** `2026-03-31` */
  due: string;
}

/** The oldest, and how many there are. */
export interface OverdueActions {
  actions: PlanActionFact[];
  total: number;
}

export interface OrganizationFacts {
  /** Risks that are not archived. */
  risks: number;
  /** Of these, those that are neither closed nor accepted. */
  openRisks: number;
  bySeverity: { severity: string; count: number }[];
  /** The highest scores among the open ones. */
  topRisks: RiskFact[];
  /** Null when the member may not read tasks. */
  overdue: { tasks: TaskFact[]; total: number } | null;
  /** Actions of open treatment plans whose day is over (`overdueActions`); absent when nobody has looked. */
  overdueActions?: OverdueActions;
}

/** Risks and tasks that are named; an answer that lists more helps nobody. */
export const MOST_FACTS = 5;

export const OPEN_RISKS = statusesIn(['open', 'in-progress']);
export const OPEN_TASKS = ['pending', 'in-progress'] as const;
export const OPEN_PLANS = ['draft', 'in-progress'] as const;

/** In the order that people are told of them; severities that no risk has are left out. */
export function severityCounts(counts: Readonly<Record<string, number>>): OrganizationFacts['bySeverity'] {
  return ['critical', 'high', 'medium', 'low'].map((severity) => ({ severity, count: counts[severity] ?? 0 })).filter(({ count }) => count > 0);
}
