/** The defaults of a new treatment plan. */
import type { RecordField } from '../../schemas/base.ts';
import type { TreatmentPlan, TreatmentPlanCreate } from '../../schemas/risk/treatment-plan.ts';

/** The fields of a plan that do not come from the store. */
export type PlanFields = Omit<TreatmentPlan, RecordField>;

/** A draft of medium priority by default. @param createdBy id of the caller */
export function newPlan(
  input: Omit<TreatmentPlanCreate, 'actions'> & Partial<Pick<PlanFields, 'actions'>>,
  createdBy: string,
): PlanFields {
  const { organization_id: _, created_by: _who, assigned_to, ...given } = input;
  return {
    risk_flow_id: null,
    status: 'draft',
    title: '',
    description: '',
    assigned_to: assigned_to ?? '',
    priority: 'medium',
    estimated_cost: '',
    timeline: '',
    actions: [],
    ...given,
    created_by: createdBy,
    completed_at: null,
  };
}
