/** The status of a risk flow: draft, in progress, completed, archived. The requirements and effects of each change. */
import type { FlowOfRisk, RiskFlowStatus } from '../../schemas/risk/risk-flow-status.ts';
import type { RiskStatus } from '../../schemas/risk/risk.ts';
import { allowed, refused, type Decision } from '../access/permissions.ts';
import { completedPlan } from '../plan/plan-status.ts';
import { PLAN_INCOMPLETE, isPlanComplete, type RequiredPlanField } from '../plan/plan-form.ts';

interface HasStatus {
  status: RiskFlowStatus;
}

/** The reason why a flow that selects nothing cannot be completed. */
export const FLOW_WITHOUT_ASSETS = 'Select at least one asset before completing the risk flow.';

/** Whether the content of a flow may change. An archived flow may not. */
export function canEditFlow({ status }: HasStatus): Decision {
  return status === 'archived' ? refused('The risk flow is archived and can no longer be changed.') : allowed;
}

/**
 * Whether the plan of a flow may be changed or completed. The plan of an archived flow may not, like the flow itself.
 * @param flow null when the plan belongs to no flow
 */
export function canChangePlanOf(flow: HasStatus | null): Decision {
  return flow === null ? allowed : canEditFlow(flow);
}

/** Whether the plan of a flow may be deleted: a completed flow keeps its plan. @param flow null when the plan belongs to no flow */
export function canDeletePlanOf(flow: HasStatus | null): Decision {
  if (flow?.status === 'completed')
    return refused('The risk flow is completed, so its treatment plan cannot be deleted. Reopen the risk flow first.');
  return canChangePlanOf(flow);
}

/**
 * Whether a status may be set by hand in the edit view. Completing and archiving are separate operations, because they change the risk too.
 * A completed flow can be reopened.
 */
export function canSetFlowStatus(from: RiskFlowStatus, to: RiskFlowStatus): Decision {
  if (from === to) return allowed;
  if (from === 'archived') return canEditFlow({ status: from });
  if (to === 'archived') return refused('Archive the risk flow instead of setting its status to archived.');
  if (to === 'completed') return refused('Complete the risk flow instead of setting its status to completed.');
  return from === 'completed' && to === 'draft'
    ? refused('A completed risk flow cannot become a draft again.')
    : allowed;
}

/** Whether a change reopens a completed flow. @param to undefined when the change sets no status */
export function isReopened(from: RiskFlowStatus, to: RiskFlowStatus | undefined): boolean {
  return from === 'completed' && (to === 'draft' || to === 'in-progress');
}

/** The fields that setting a status by hand sets: a reopened flow has no completion time. */
export function flowStatusChange(status: RiskFlowStatus): { status: RiskFlowStatus; completed_at?: null } {
  return status === 'draft' || status === 'in-progress' ? { status, completed_at: null } : { status };
}

/** Whether a flow may be completed, regardless of its plan: only while it is in progress. */
export function canMarkComplete({ status }: HasStatus): Decision {
  if (status === 'in-progress') return allowed;
  if (status === 'draft') return refused('The risk flow is a draft. Start it before completing it.');
  return refused(status === 'completed' ? 'The risk flow is already completed.' : 'The risk flow is archived.');
}

/**
 * Whether a flow may be completed with a plan: it must be about an asset.
 * @param risk the risk of the flow; completing would change its status, so it must not be archived
 */
export function canCompleteFlow(
  flow: HasStatus & { selected_assets: readonly string[] },
  plan: Partial<Record<RequiredPlanField, string | null>> | null,
  risk?: { status: RiskStatus },
): Decision {
  const state = canMarkComplete(flow);
  if (!state.allowed) return state;
  if (risk?.status === 'archived')
    return refused('The risk is archived. Unarchive it before completing its risk flow.');
  if (!isPlanComplete(plan)) return refused(PLAN_INCOMPLETE);
  return flow.selected_assets.length === 0 ? refused(FLOW_WITHOUT_ASSETS) : allowed;
}

/**
 * The fields that completing a flow sets on the flow, its plan and its risk.
 * @param now ISO 8601
 */
export function flowCompletion(plan: { assignedTo: string }, now: string) {
  return {
    flow: { status: 'completed', completed_at: now },
    plan: completedPlan(now),
    risk: { status: 'mitigating', owner_id: plan.assignedTo.trim() },
  } as const;
}

/** Whether a flow may be archived: only when it is completed. */
export function canArchiveFlow({ status }: HasStatus): Decision {
  if (status === 'completed') return allowed;
  return refused(
    status === 'archived' ? 'The risk flow is already archived.' : 'A risk flow can be archived once it is completed.',
  );
}

/**
 * The fields that archiving a flow sets on the flow and its risk. A risk that is archived itself does not change.
 * @param now ISO 8601
 */
export function flowArchiving(
  risk: { status: RiskStatus },
  now: string,
): { flow: { status: 'archived'; archived_at: string }; risk: { status: 'closed' } | null } {
  return {
    flow: { status: 'archived', archived_at: now },
    risk: risk.status === 'archived' ? null : { status: 'closed' },
  };
}

/** Whether changes are saved automatically: the flow exists, is no longer a draft and may be changed. */
export function autosaves(flow: HasStatus | null): boolean {
  return flow !== null && flow.status !== 'draft' && canEditFlow(flow).allowed;
}

/** The status that the flow page saves: a draft with any progress becomes in-progress; other statuses stay. */
export function savedFlowStatus(status: RiskFlowStatus, hasProgress: boolean): RiskFlowStatus {
  return status === 'draft' && hasProgress ? 'in-progress' : status;
}

/** The action that the register offers for the flow of a risk. @param flow null when there is none @param mayChange whether the person may change risks; others only view a flow */
export function flowAction(flow: HasStatus | null, mayChange: boolean): 'create' | 'start' | 'edit' | 'view' {
  if (flow === null) return 'create';
  if (!mayChange) return 'view';
  if (flow.status === 'draft') return 'start';
  return flow.status === 'in-progress' ? 'edit' : 'view';
}

/** Whether a flow may be created for a risk, which has one at a time that is not archived. @param flows the flows of the risk */
export function canCreateFlow(flows: readonly HasStatus[]): Decision {
  return flows.some(({ status }) => status !== 'archived') ? refused('The risk already has a risk flow.') : allowed;
}

/** The last completed flow of a risk before another of its flows; null when there is none. @param flows the flows of the risk */
export function previousFlow<F extends { id: string; created_at: string; completed_at: string | null }>(
  flows: readonly F[],
  flow: Pick<F, 'id' | 'created_at'>,
): F | null {
  const earlier = flows.filter(
    ({ id, created_at, completed_at }) =>
      id !== flow.id && completed_at !== null && Date.parse(created_at) <= Date.parse(flow.created_at),
  );
  return earlier.toSorted((a, b) => Date.parse(b.completed_at ?? '') - Date.parse(a.completed_at ?? ''))[0] ?? null;
}

/** The current flow of a risk: the one that is not archived, or else the newest; null when there is none. */
export function currentFlow<F extends HasStatus & { created_at: string }>(flows: readonly F[]): F | null {
  const newestFirst = flows.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
  return newestFirst.find(({ status }) => status !== 'archived') ?? newestFirst[0] ?? null;
}

/** What a risk says of its current flow. @param flows the flows of the risk */
export function flowOfRisk(flows: readonly (HasStatus & { _id: string; created_at: string })[]): FlowOfRisk | null {
  const flow = currentFlow(flows);
  return flow && { id: flow._id, status: flow.status };
}
