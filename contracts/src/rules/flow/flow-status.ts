/** The life of a risk flow: draft, in progress, completed, archived. What each change needs and sets. */
import type { RiskFlowStatus } from '../../schemas/risk-flow.ts';
import type { RiskStatus } from '../../schemas/risk.ts';
import type { Decision } from '../access/permissions.ts';
import { completedPlan } from '../plan/plan-status.ts';
import { PLAN_INCOMPLETE, isPlanComplete, type RequiredPlanField } from '../plan/plan-form.ts';

interface HasStatus {
  status: RiskFlowStatus;
}

const yes: Decision = { allowed: true };
const no = (reason: string): Decision => ({ allowed: false, reason });

/** Whether the content of a flow may change. An archived flow is a record. */
export function canEditFlow({ status }: HasStatus): Decision {
  return status === 'archived' ? no('The risk flow is archived and can no longer be changed.') : yes;
}

/**
 * Whether the plan of a flow may be changed, completed or deleted: that of an archived flow is a record, as the flow is.
 * @param flow null: the plan belongs to none
 */
export function canChangePlanOf(flow: HasStatus | null): Decision {
  return flow === null ? yes : canEditFlow(flow);
}

/**
 * Whether a status may be set by hand in the edit view. Completing and archiving have operations of their own, because
 * they change the risk too; a completed flow can be taken up again.
 */
export function canSetFlowStatus(from: RiskFlowStatus, to: RiskFlowStatus): Decision {
  if (from === to) return yes;
  if (from === 'archived') return canEditFlow({ status: from });
  if (to === 'archived') return no('Archive the risk flow instead of setting its status to archived.');
  if (to === 'completed') return no('Complete the risk flow instead of setting its status to completed.');
  return from === 'completed' && to === 'draft' ? no('A completed risk flow cannot become a draft again.') : yes;
}

/** Whether a change takes a completed flow up again. @param to undefined: the change sets no status */
export function isTakenUpAgain(from: RiskFlowStatus, to: RiskFlowStatus | undefined): boolean {
  return from === 'completed' && (to === 'draft' || to === 'in-progress');
}

/** What setting a status by hand sets: a flow that is taken up again is no longer completed. */
export function flowStatusChange(status: RiskFlowStatus): { status: RiskFlowStatus; completed_at?: null } {
  return status === 'draft' || status === 'in-progress' ? { status, completed_at: null } : { status };
}

/** Whether a flow may be marked complete, leaving its plan aside: only while in progress. */
export function canMarkComplete({ status }: HasStatus): Decision {
  if (status === 'in-progress') return yes;
  if (status === 'draft') return no('The risk flow is a draft. Start it before completing it.');
  return no(status === 'completed' ? 'The risk flow is already completed.' : 'The risk flow is archived.');
}

/**
 * Whether a flow may be completed with a plan.
 * @param risk of the flow; its status would be overwritten, so an archived one is refused
 */
export function canCompleteFlow(
  flow: HasStatus,
  plan: Partial<Record<RequiredPlanField, string | null>> | null,
  risk?: { status: RiskStatus },
): Decision {
  const state = canMarkComplete(flow);
  if (!state.allowed) return state;
  if (risk?.status === 'archived') return no('The risk is archived. Unarchive it before completing its risk flow.');
  return isPlanComplete(plan) ? yes : no(PLAN_INCOMPLETE);
}

/**
 * What completing a flow sets on the flow, its plan and its risk, all at once.
 * @param now ISO 8601
 */
export function flowCompletion(plan: { assignedTo: string }, now: string) {
  return {
    flow: { status: 'completed', completed_at: now },
    plan: completedPlan(now),
    risk: { status: 'mitigating', owner_id: plan.assignedTo.trim() },
  } as const;
}

/** Whether a flow may be archived: only once completed. */
export function canArchiveFlow({ status }: HasStatus): Decision {
  if (status === 'completed') return yes;
  return no(status === 'archived' ? 'The risk flow is already archived.' : 'A risk flow can be archived once it is completed.');
}

/**
 * What archiving a flow sets on the flow and on its risk. A risk that is archived itself stays so.
 * @param now ISO 8601
 */
export function flowArchiving(risk: { status: RiskStatus }, now: string): {
  flow: { status: 'archived'; archived_at: string };
  risk: { status: 'closed' } | null;
} {
  return { flow: { status: 'archived', archived_at: now }, risk: risk.status === 'archived' ? null : { status: 'closed' } };
}

/** Whether changes save themselves: in a flow that exists, is no draft any more and may be changed. */
export function autosaves(flow: HasStatus | null): boolean {
  return flow !== null && flow.status !== 'draft' && canEditFlow(flow).allowed;
}

/** The status that the flow page saves: a draft is in progress once anything was done in it; other statuses stay. */
export function savedFlowStatus(status: RiskFlowStatus, hasProgress: boolean): RiskFlowStatus {
  return status === 'draft' && hasProgress ? 'in-progress' : status;
}

/** What the register offers for the flow of a risk; null when there is none. */
export function flowAction(flow: HasStatus | null): 'create' | 'start' | 'edit' | 'view' {
  if (flow === null) return 'create';
  if (flow.status === 'draft') return 'start';
  return flow.status === 'in-progress' ? 'edit' : 'view';
}

/** Whether a risk may get a flow: it has one at a time. @param flows that the risk has */
export function canCreateFlow(flows: readonly HasStatus[]): Decision {
  return flows.some(({ status }) => status !== 'archived') ? no('The risk already has a risk flow.') : yes;
}

/** The flow that stands for a risk: the one that is not archived, else the newest; null when there is none. */
export function currentFlow<F extends HasStatus & { created_at: string }>(flows: readonly F[]): F | null {
  const newestFirst = flows.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
  return newestFirst.find(({ status }) => status !== 'archived') ?? newestFirst[0] ?? null;
}
