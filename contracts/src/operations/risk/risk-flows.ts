import { RECORD_KINDS } from '../../record-kinds.ts';
import {
  RiskFlow,
  RiskFlowCompletion,
  RiskFlowCreate,
  RiskFlowPage,
  RiskFlowQuery,
  RiskFlowUpdate,
} from '../../schemas/risk/risk-flow.ts';
import { RiskCreate } from '../../schemas/risk/risk.ts';
import { RiskWithFlow } from '../../schemas/risk/risk-with-flow.ts';
import { FlowWorkspace } from '../../schemas/risk/flow-workspace.ts';
import { ref } from '../../schemas/base.ts';
import { restoreOf } from '../collection/restore.ts';
import { DELETED, recordOperations, refined } from '../record-operations.ts';
import { idParams, ifMatch, json, may, operation, problems } from '../common.ts';

const { list, create, get, update, remove } = recordOperations(
  RECORD_KINDS.risk_flows,
  { all: 'risk flows', any: 'a risk flow', one: 'risk flow', short: 'flow' },
  { one: RiskFlow, page: RiskFlowPage, query: RiskFlowQuery, create: RiskFlowCreate, update: RiskFlowUpdate },
  DELETED,
);

const toComplete = { ...may('update', 'risks'), body: 'optional' } as const;

export const riskFlowOperations = {
  listRiskFlows: list,
  createRiskFlow: refined(create, {
    description: 'A risk has one flow at a time: a new one can be created when the last one is archived.',
    response: problems(409),
  }),
  createRiskWithFlow: operation('POST', '/api/risks/with-flow', may('create', 'risks'), {
    summary: 'Create a risk, and its flow if it has assets or scenarios',
    description:
      'Both are created, or neither. The flow is a draft at step 1 with the assets and scenarios of the risk.',
    body: ref(RiskCreate),
    response: { 201: json(RiskWithFlow, 'The new risk and flow; `ETag` is the version of the risk') },
  }),
  getRiskFlow: get,
  getRiskFlowWorkspace: operation('GET', '/api/risk-flows/:id/workspace', may('read', 'risks'), {
    summary: 'One risk flow with its risk, its plan and the records that it names',
    description: 'Records that the caller may not see are left out; their names are in the flow.',
    params: idParams,
    response: { 200: json(FlowWorkspace, 'The flow and what belongs to it'), ...problems(404) },
  }),
  updateRiskFlow: refined(update, {
    description:
      'The plan of a completed flow must stay complete. Reopening a flow removes what was deleted since it was completed.',
    response: problems(409),
  }),
  deleteRiskFlow: refined(remove, { description: 'Its treatment plan is deleted too.' }),
  restoreRiskFlow: restoreOf(RECORD_KINDS.risk_flows, 'risk flow'),
  completeRiskFlow: operation('PATCH', '/api/risk-flows/:id/complete', toComplete, {
    summary: 'Complete a risk flow',
    description:
      'Saves and completes the plan. The risk becomes mitigating, with the assignee as its owner. All changes are made together or not at all.',
    params: idParams,
    headers: ifMatch,
    body: ref(RiskFlowCompletion),
    response: { 200: json(RiskFlow, 'The flow, now completed'), ...problems(404, 409, 412) },
  }),
  archiveRiskFlow: operation('PATCH', '/api/risk-flows/:id/archive', may('update', 'risks'), {
    summary: 'Archive a completed risk flow',
    description: 'The risk is closed too.',
    params: idParams,
    headers: ifMatch,
    response: { 200: json(RiskFlow, 'The flow, now archived'), ...problems(404, 409, 412) },
  }),
} as const;
