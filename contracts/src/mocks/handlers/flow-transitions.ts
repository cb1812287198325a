/** Completing and archiving a flow: the flow, its plan and its risk change together. */
import { canArchiveFlow, canCompleteFlow, canMarkComplete, planCopies, flowArchiving, flowCompletion, newPlan, planToComplete, type PlanFields } from '../../rules/index.ts';
import { personToKeep } from '../assignee.ts';
import { namesOf } from '../flow-content.ts';
import { memberOf, mock, type Context } from '../mock.ts';
import { addRecord, changeRecord, findRecord, ownRecords } from '../records.ts';
import type { Kept } from '../tables.ts';
import { assertVersion, expectedVersion } from '../versions.ts';
import { assertState } from '../wrong-state.ts';
import { answered, findFlow } from './risk-flows.ts';

const riskOf = (context: Context, flow: Kept<'risk_flows'>) => findRecord(context, 'risks', flow.risk_id, { noun: 'risk' });

const planOf = (context: Context, flow: Kept<'risk_flows'>) => ownRecords(context, 'treatment_plans').find(({ risk_flow_id }) => risk_flow_id === flow.id) ?? null;

/** Makes the record of a flow's plan, or brings it up to date. */
function savePlan(context: Context, flow: Kept<'risk_flows'>, record: Kept<'treatment_plans'> | null, fields: Partial<PlanFields>): void {
  if (record !== null) {
    changeRecord(context, 'treatment_plans', record, fields);
    return;
  }
  const { organization_id, risk_id, id: risk_flow_id, risk_domain_id } = flow;
  addRecord(context, 'treatment_plans', { ...newPlan({ organization_id, risk_id, risk_flow_id }, memberOf(context).user_id), ...fields, risk_domain_id });
}

export const flowTransitionMocks = [
  mock('completeRiskFlow', ({ params, body }, context) => {
    const version = expectedVersion(context.headers);
    const flow = findFlow(context, params.id);
    assertState(canMarkComplete(flow));
    assertVersion(flow, version);
    const risk = riskOf(context, flow);
    const record = planOf(context, flow);
    const plan = planToComplete(body, flow, record);
    assertState(canCompleteFlow(flow, plan, risk));
    const assignee = personToKeep(context, '/treatment_plan/assignedTo', plan.assignedTo);

    const now = new Date().toISOString();
    const { inFlow, inRecord } = planCopies({ ...plan, assignedTo: assignee });
    const completion = flowCompletion(inFlow, now);
    savePlan(context, flow, record, { ...inRecord, ...completion.plan });
    changeRecord(context, 'risks', risk, completion.risk);
    const change = { ...completion.flow, assigned_to: assignee, treatment_plan: inFlow, plan_saved_at: now, names: namesOf(context, flow) };
    return answered(changeRecord(context, 'risk_flows', flow, change));
  }),

  mock('archiveRiskFlow', ({ params }, context) => {
    const version = expectedVersion(context.headers);
    const flow = findFlow(context, params.id);
    assertState(canArchiveFlow(flow));
    assertVersion(flow, version);
    const risk = riskOf(context, flow);
    const archiving = flowArchiving(risk, new Date().toISOString());
    if (archiving.risk !== null) changeRecord(context, 'risks', risk, archiving.risk);
    return answered(changeRecord(context, 'risk_flows', flow, archiving.flow));
  }),
];
