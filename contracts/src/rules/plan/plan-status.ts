/** Which changes of a treatment plan's status are allowed. */
import type { FieldError } from '../../schemas/base.ts';
import type { RiskFlowStatus } from '../../schemas/risk-flow.ts';
import type { TreatmentPlan, TreatmentPlanStatus } from '../../schemas/treatment-plan.ts';
import type { Decision } from '../access/permissions.ts';
import { PLAN_INCOMPLETE, isPlanComplete, type RequiredPlanField } from './plan-form.ts';

type PlanFields = Partial<Record<RequiredPlanField, string | null>>;

/** Whether a plan may be completed: with all its required fields, and not twice. */
export function canCompletePlan(plan: PlanFields & { status: TreatmentPlanStatus }): Decision {
  if (plan.status === 'completed') return { allowed: false, reason: 'The treatment plan is already completed.' };
  return isPlanComplete(plan) ? { allowed: true } : { allowed: false, reason: PLAN_INCOMPLETE };
}

/**
 * Whether a plan may be as a change leaves it: once completed, it keeps all that completing needs.
 * @param status of the plan, or of the flow that keeps it, after the change
 * @param plan after the change; null when the flow keeps none
 */
export function canLeavePlan(status: TreatmentPlanStatus | RiskFlowStatus, plan: PlanFields | null): Decision {
  return status !== 'completed' || isPlanComplete(plan) ? { allowed: true } : { allowed: false, reason: PLAN_INCOMPLETE };
}

/** Whether a status may be set by hand: completing has an operation of its own, and a completed plan can only be taken up again. */
export function canSetPlanStatus(from: TreatmentPlanStatus, to: TreatmentPlanStatus): Decision {
  if (from === to) return { allowed: true };
  if (to === 'completed') return { allowed: false, reason: 'Complete the treatment plan instead of setting its status to completed.' };
  if (from === 'completed' && to === 'draft') return { allowed: false, reason: 'A completed treatment plan cannot become a draft again.' };
  return { allowed: true };
}

/** What setting a status by hand sets: a plan that is taken up again is no longer completed. */
export function planStatusChange(status: TreatmentPlanStatus): { status: TreatmentPlanStatus; completed_at?: null } {
  return status === 'completed' ? { status } : { status, completed_at: null };
}

/** What a plan belongs to, which stays as it is. */
type Links = Pick<TreatmentPlan, 'risk_id' | 'risk_flow_id'>;

/** The record that made a plan may be sent again to change it, but not with another risk or flow. */
export function planLinkErrors(before: Links, input: Partial<Links>): FieldError[] {
  const moved = (['risk_id', 'risk_flow_id'] as const).filter((field) => input[field] !== undefined && input[field] !== before[field]);
  return moved.map((field) => ({ path: `/${field}`, message: 'cannot be changed' }));
}

export const ONE_PLAN = 'The risk flow already has a treatment plan.';

/** Whether a flow may get a plan: it has one. @param plans that the flow has */
export function canGivePlan(plans: readonly unknown[]): Decision {
  return plans.length > 0 ? { allowed: false, reason: ONE_PLAN } : { allowed: true };
}

/** What completing sets. @param now ISO 8601 */
export function completedPlan(now: string): { status: 'completed'; completed_at: string } {
  return { status: 'completed', completed_at: now };
}
