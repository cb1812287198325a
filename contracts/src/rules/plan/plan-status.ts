/** Allowed changes of a treatment plan's status, and the fields that they set. */
import type { FieldIssue } from '../../schemas/base.ts';
import type { RiskFlowStatus } from '../../schemas/risk/risk-flow-status.ts';
import type { TreatmentPlan, TreatmentPlanStatus } from '../../schemas/risk/treatment-plan.ts';
import { allowed, refused, type Decision } from '../access/permissions.ts';
import { PLAN_INCOMPLETE, isPlanComplete, type RequiredPlanField } from './plan-form.ts';

type PlanFields = Partial<Record<RequiredPlanField, string | null>>;

/** Whether a plan may be completed: all required fields must be filled in. */
export function canCompletePlan(plan: PlanFields & { status: TreatmentPlanStatus }): Decision {
  if (plan.status === 'completed') return refused('The treatment plan is already completed.');
  return isPlanComplete(plan) ? allowed : refused(PLAN_INCOMPLETE);
}

/**
 * Whether a plan may be saved: a completed one must keep its required fields.
 * @param status status of the plan, or of the flow that contains it, after the change
 * @param plan the plan after the change; null when the flow has none
 */
export function canSavePlan(status: TreatmentPlanStatus | RiskFlowStatus, plan: PlanFields | null): Decision {
  return status !== 'completed' || isPlanComplete(plan) ? allowed : refused(PLAN_INCOMPLETE);
}

/** Whether a status may be set by hand. Completing is a separate operation, and a completed plan can only be reopened. */
export function canSetPlanStatus(from: TreatmentPlanStatus, to: TreatmentPlanStatus): Decision {
  if (from === to) return allowed;
  if (to === 'completed') return refused('Complete the treatment plan instead of setting its status to completed.');
  return from === 'completed' && to === 'draft'
    ? refused('A completed treatment plan cannot become a draft again.')
    : allowed;
}

/** The fields that setting a status by hand sets: a reopened plan has no completion time. */
export function planStatusChange(status: TreatmentPlanStatus): { status: TreatmentPlanStatus; completed_at?: null } {
  return status === 'completed' ? { status } : { status, completed_at: null };
}

/** What a plan belongs to, which cannot change. */
type Links = Pick<TreatmentPlan, 'risk_id' | 'risk_flow_id'>;

/** Errors when a change moves a plan to another risk or flow. It may repeat the stored ids. */
export function planLinkErrors(before: Links, input: Partial<Links>): FieldIssue[] {
  const moved = (['risk_id', 'risk_flow_id'] as const).filter(
    (field) => input[field] !== undefined && input[field] !== before[field],
  );
  return moved.map((field) => ({ path: `/${field}`, message: 'cannot be changed' }));
}

export const PLAN_EXISTS = 'The risk flow already has a treatment plan.';

/** Whether a plan may be added to a flow, which has at most one. @param plans the plans of the flow */
export function canAddPlan(plans: readonly unknown[]): Decision {
  return plans.length > 0 ? refused(PLAN_EXISTS) : allowed;
}

/** The fields that completing sets. @param now ISO 8601 */
export function completedPlan(now: string): { status: 'completed'; completed_at: string } {
  return { status: 'completed', completed_at: now };
}
