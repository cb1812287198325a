import { RECORD_KINDS } from '../../record-kinds.ts';
import {
  TreatmentPlan,
  TreatmentPlanCreate,
  TreatmentPlanPage,
  TreatmentPlanQuery,
  TreatmentPlanUpdate,
} from '../../schemas/risk/treatment-plan.ts';
import { restoreOf } from '../collection/restore.ts';
import { idParams, ifMatch, json, may, operation, problems } from '../common.ts';
import { DELETED, recordOperations, refined } from '../record-operations.ts';

const { list, create, get, update, remove } = recordOperations(
  RECORD_KINDS.treatment_plans,
  { all: 'treatment plans', any: 'a treatment plan', one: 'treatment plan', short: 'plan' },
  {
    one: TreatmentPlan,
    page: TreatmentPlanPage,
    query: TreatmentPlanQuery,
    create: TreatmentPlanCreate,
    update: TreatmentPlanUpdate,
  },
  DELETED,
);

export const treatmentPlanOperations = {
  listTreatmentPlans: list,
  createTreatmentPlan: refined(create, { description: 'A risk flow has at most one plan.', response: problems(409) }),
  getTreatmentPlan: get,
  updateTreatmentPlan: refined(update, {
    description: 'A completed plan must keep its title, description and assignee, unless the change reopens it.',
    response: problems(409),
  }),
  deleteTreatmentPlan: refined(remove, {
    description: 'The plan of an archived risk flow cannot be deleted.',
    response: problems(409),
  }),
  restoreTreatmentPlan: restoreOf(RECORD_KINDS.treatment_plans, 'treatment plan'),
  completeTreatmentPlan: operation('PATCH', '/api/treatment-plans/:id/complete', may('update', 'risks'), {
    summary: 'Complete a treatment plan',
    description: 'Requires title, description and assignee.',
    params: idParams,
    headers: ifMatch,
    response: { 200: json(TreatmentPlan, 'The plan, now completed'), ...problems(404, 409, 412) },
  }),
} as const;
