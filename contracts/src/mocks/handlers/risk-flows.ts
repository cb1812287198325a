import { canCreateFlow, canEditFlow, canSavePlan, canSetFlowStatus, flowStatusChange, fold, isReopened, creatorErrors, newFlow, reopenedFlow } from '../../rules/index.ts';
import type { RiskFlow } from '../../schemas/risk/risk-flow.ts';
import { created, deleted, found } from '../answers.ts';
import { assignedTo } from '../assignee.ts';
import { contentAfter, idsOfItemsAndRisks } from '../flow-content.ts';
import { among, listPage, sortedBy } from '../list-page.ts';
import { memberOf, mock, organizationOf, type Context } from '../mock.ts';
import { refuse } from '../problem.ts';
import { addRecord, changeRecord, findRecord, findToChange, ownRecords, removeRecord } from '../records.ts';
import { findRisk, ofVisibleRisks, riskNamed } from '../risk-scope.ts';
import type { Kept } from '../tables.ts';
import { assertVersion, expectedVersion } from '../versions.ts';
import { assertState } from '../wrong-state.ts';

const SORT_VALUES = {
  risk_title: ({ risk_title }: RiskFlow) => fold(risk_title),
  status: ({ status }: RiskFlow) => status,
  created_at: ({ created_at }: RiskFlow) => created_at,
  updated_at: ({ updated_at }: RiskFlow) => updated_at,
  completed_at: ({ completed_at }: RiskFlow) => completed_at ?? '',
};

/** What is kept of a flow beside it does not travel. */
function toWire(kept: Kept<'risk_flows'>): RiskFlow {
  const { risk_domain_id: _, plan_saved_at: _at, ...flow } = kept;
  return flow;
}

export const answered = (flow: Kept<'risk_flows'>) => found(toWire(flow));

const wanted = (context: Context) => ({ noun: 'risk flow', visible: ofVisibleRisks(memberOf(context)) });

/** The flow, when the caller may see its risk. @throws MockProblem 404 */
export const findFlow = (context: Context, id: string): Kept<'risk_flows'> => findRecord(context, 'risk_flows', id, wanted(context));

export const riskFlowMocks = [
  mock('listRiskFlows', ({ query }, context) => {
    organizationOf(context, query.organization_id);
    const { risk_id, status, assigned_to, sort = '-updated_at', q, cursor, limit } = query;
    const flows = ownRecords(context, 'risk_flows')
      .filter(ofVisibleRisks(memberOf(context)))
      .filter((flow) => among(risk_id, flow.risk_id) && among(status, flow.status))
      .filter(assignedTo(context, assigned_to))
      .map(toWire);
    const search = { q, texts: ({ risk_title }: RiskFlow) => [risk_title] };
    return { status: 200, body: listPage(flows, { ...sortedBy(sort, SORT_VALUES, 'updated_at'), search, cursor, limit }) };
  }),

  mock('createRiskFlow', ({ body }, context) => {
    organizationOf(context, body.organization_id);
    const { organization_id, risk_id, created_by: _, ...given } = body;
    const risk = riskNamed(context, risk_id);
    assertState(canCreateFlow(ownRecords(context, 'risk_flows').filter((flow) => flow.risk_id === risk.id)));
    refuse(creatorErrors(body, memberOf(context).user_id));
    const now = new Date().toISOString();
    const empty = newFlow({ organization_id, risk_id }, risk, memberOf(context).user_id, now.slice(0, 'yyyy-mm-dd'.length));
    const flow = addRecord(context, 'risk_flows', {
      ...empty,
      ...(given.status && flowStatusChange(given.status)),
      ...contentAfter(context, risk, empty, given, now),
      risk_domain_id: risk.domain_id,
      plan_saved_at: given.treatment_plan ? now : null,
    });
    return created('risk-flows', toWire(flow));
  }),

  mock('getRiskFlow', ({ params }, context) => answered(findFlow(context, params.id))),

  mock('updateRiskFlow', ({ params, body }, context) => {
    const version = expectedVersion(context.headers);
    const before = findFlow(context, params.id);
    assertState(canEditFlow(before));
    if (body.status !== undefined) assertState(canSetFlowStatus(before.status, body.status));
    if (body.treatment_plan !== undefined) assertState(canSavePlan(body.status ?? before.status, body.treatment_plan));
    assertVersion(before, version);
    const risk = findRisk(context, before.risk_id);
    const now = new Date().toISOString();
    const content = contentAfter(context, risk, before, body, now);
    const change = {
      ...content,
      ...(isReopened(before.status, body.status) && reopenedFlow({ ...before, ...content }, risk, idsOfItemsAndRisks(context))),
      ...(body.status && flowStatusChange(body.status)),
      ...(body.treatment_plan !== undefined && { plan_saved_at: now }),
    };
    return answered(changeRecord(context, 'risk_flows', before, change));
  }),

  mock('deleteRiskFlow', ({ params }, context) => {
    const flow = findToChange(context, 'risk_flows', params.id, wanted(context));
    removeRecord(context, 'risk_flows', flow);
    for (const plan of ownRecords(context, 'treatment_plans').filter(({ risk_flow_id }) => risk_flow_id === flow.id)) removeRecord(context, 'treatment_plans', plan);
    return deleted;
  }),
];
