import {
  canChangePlanOf, canCompletePlan, canEditFlow, canAddPlan, canSavePlan, canSetPlanStatus, completedPlan, fold, creatorChangeErrors, creatorErrors, newPlan, planLinkErrors, planStatusChange,
} from '../../rules/index.ts';
import { LEVELS } from '../../schemas/level.ts';
import type { TreatmentPlan, TreatmentPlanUpdate } from '../../schemas/risk/treatment-plan.ts';
import { created, deleted, found } from '../answers.ts';
import { assignedTo, assigneeToKeep } from '../assignee.ts';
import { among, listPage, sortedBy } from '../list-page.ts';
import { memberOf, mock, organizationOf, type Context } from '../mock.ts';
import { refuse } from '../problem.ts';
import { addRecord, changeRecord, findRecord, ownRecords, removeRecord } from '../records.ts';
import { unknownReference } from '../references.ts';
import { ofVisibleRisks, riskNamed } from '../risk-scope.ts';
import type { Kept } from '../tables.ts';
import { assertVersion, expectedVersion } from '../versions.ts';
import { assertState } from '../wrong-state.ts';

const SORT_VALUES = {
  title: ({ title }: TreatmentPlan) => fold(title),
  status: ({ status }: TreatmentPlan) => status,
  priority: ({ priority }: TreatmentPlan) => LEVELS.indexOf(priority),
  created_at: ({ created_at }: TreatmentPlan) => created_at,
  updated_at: ({ updated_at }: TreatmentPlan) => updated_at,
};

/** The domain of a plan's risk is kept beside it, and does not travel. */
function toWire(kept: Kept<'treatment_plans'>): TreatmentPlan {
  const { risk_domain_id: _, ...plan } = kept;
  return plan;
}

const answered = (plan: Kept<'treatment_plans'>) => found(toWire(plan));

const wanted = (context: Context) => ({ noun: 'treatment plan', visible: ofVisibleRisks(memberOf(context)) });

/** The plan of an archived flow is a record, as the flow is. @throws MockProblem 409 */
function assertOpen(context: Context, plan: Kept<'treatment_plans'>): void {
  assertState(canChangePlanOf(ownRecords(context, 'risk_flows').find(({ id }) => id === plan.risk_flow_id) ?? null));
}

/** @throws MockProblem 400 when there is no such flow of the risk, 409 when it is archived or has a plan */
function assertFree(context: Context, riskId: string, flowId: string): void {
  const flow = ownRecords(context, 'risk_flows').find(({ id }) => id === flowId);
  if (flow?.risk_id !== riskId) throw unknownReference(['/risk_flow_id']);
  assertState(canEditFlow(flow));
  assertState(canAddPlan(ownRecords(context, 'treatment_plans').filter((plan) => plan.risk_flow_id === flowId)));
}

/** A plan as it is kept: its assignee by id, its title without blanks around it. */
function asKept<P extends TreatmentPlanUpdate>(context: Context, { assigned_to, ...plan }: P, before?: string) {
  return {
    ...plan,
    ...(plan.title !== undefined && { title: plan.title.trim() }),
    ...(assigned_to !== undefined && { assigned_to: assigneeToKeep(context, '/assigned_to', assigned_to, before) ?? '' }),
  };
}

export const treatmentPlanMocks = [
  mock('listTreatmentPlans', ({ query }, context) => {
    organizationOf(context, query.organization_id);
    const { risk_id, risk_flow_id, status, assigned_to, sort = '-updated_at', q, cursor, limit } = query;
    const plans = ownRecords(context, 'treatment_plans')
      .filter(ofVisibleRisks(memberOf(context)))
      .filter((plan) => among(risk_id, plan.risk_id) && among(risk_flow_id, plan.risk_flow_id) && among(status, plan.status))
      .filter(assignedTo(context, assigned_to))
      .map(toWire);
    const search = { q, texts: ({ title, description }: TreatmentPlan) => [title, description] };
    return { status: 200, body: listPage(plans, { ...sortedBy(sort, SORT_VALUES, 'updated_at'), search, cursor, limit }) };
  }),

  mock('createTreatmentPlan', ({ body }, context) => {
    organizationOf(context, body.organization_id);
    const risk = riskNamed(context, body.risk_id);
    if (body.risk_flow_id) assertFree(context, risk.id, body.risk_flow_id);
    refuse(creatorErrors(body, memberOf(context).user_id));
    const fields = newPlan(asKept(context, body), memberOf(context).user_id);
    const plan = addRecord(context, 'treatment_plans', { ...fields, risk_domain_id: risk.domain_id });
    return created('treatment-plans', toWire(plan));
  }),

  mock('getTreatmentPlan', ({ params }, context) => answered(findRecord(context, 'treatment_plans', params.id, wanted(context)))),

  mock('updateTreatmentPlan', ({ params, body }, context) => {
    const version = expectedVersion(context.headers);
    const before = findRecord(context, 'treatment_plans', params.id, wanted(context));
    assertOpen(context, before);
    if (body.status !== undefined) assertState(canSetPlanStatus(before.status, body.status));
    const after = { ...before, ...body };
    assertState(canSavePlan(after.status, { ...after, assignedTo: after.assigned_to }));
    assertVersion(before, version);
    refuse([...planLinkErrors(before, body), ...creatorChangeErrors(before, body, memberOf(context).user_id)]);
    const { created_by: _, ...given } = body;
    const change = { ...asKept(context, given, before.assigned_to), ...(body.status && planStatusChange(body.status)) };
    return answered(changeRecord(context, 'treatment_plans', before, change));
  }),

  mock('deleteTreatmentPlan', ({ params }, context) => {
    const version = expectedVersion(context.headers);
    const before = findRecord(context, 'treatment_plans', params.id, wanted(context));
    assertOpen(context, before);
    assertVersion(before, version);
    removeRecord(context, 'treatment_plans', before);
    return deleted;
  }),

  mock('completeTreatmentPlan', ({ params }, context) => {
    const version = expectedVersion(context.headers);
    const before = findRecord(context, 'treatment_plans', params.id, wanted(context));
    assertOpen(context, before);
    assertState(canCompletePlan({ ...before, assignedTo: before.assigned_to }));
    assertVersion(before, version);
    return answered(changeRecord(context, 'treatment_plans', before, completedPlan(new Date().toISOString())));
  }),
];
