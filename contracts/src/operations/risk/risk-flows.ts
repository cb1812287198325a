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
import {
  bodyProblem,
  changeHeaders,
  conflict,
  emptyBodyProblem,
  idParams,
  ifMatch,
  json,
  noContent,
  notFound,
  precondition,
  sessionProblem,
} from '../common.ts';

const tags = ['risk-flows'];

export const riskFlowOperations = {
  listRiskFlows: {
    method: 'GET',
    url: '/api/risk-flows',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'listRiskFlows',
      summary: 'A page of the risk flows',
      tags,
      querystring: RiskFlowQuery,
      response: { 200: json(RiskFlowPage, 'A page, last changed first by default'), ...sessionProblem },
    },
  },
  createRiskFlow: {
    method: 'POST',
    url: '/api/risk-flows',
    config: { access: { resource: 'risks', action: 'create' } },
    schema: {
      operationId: 'createRiskFlow',
      summary: 'Create a risk flow',
      description: 'A risk has one flow at a time: a new one can be created when the last one is archived.',
      tags,
      body: ref(RiskFlowCreate),
      response: { 201: json(RiskFlow, 'The new flow; `ETag` is its version'), ...bodyProblem, ...conflict },
    },
  },
  createRiskWithFlow: {
    method: 'POST',
    url: '/api/risks/with-flow',
    config: { access: { resource: 'risks', action: 'create' } },
    schema: {
      operationId: 'createRiskWithFlow',
      summary: 'Create a risk, and its flow if it has assets or scenarios',
      description:
        'Both are created, or neither. The flow is a draft at step 1 with the assets and scenarios of the risk.',
      tags: ['risks'],
      body: ref(RiskCreate),
      response: { 201: json(RiskWithFlow, 'The new risk and flow; `ETag` is the version of the risk'), ...bodyProblem },
    },
  },
  getRiskFlow: {
    method: 'GET',
    url: '/api/risk-flows/:id',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'getRiskFlow',
      summary: 'One risk flow',
      tags,
      params: idParams,
      response: { 200: json(RiskFlow, 'The flow; `ETag` is its version'), ...sessionProblem, ...notFound },
    },
  },
  getRiskFlowWorkspace: {
    method: 'GET',
    url: '/api/risk-flows/:id/workspace',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'getRiskFlowWorkspace',
      summary: 'One risk flow with its risk, its plan and the records that it names',
      description: 'Records that the caller may not see are left out; their names are in the flow.',
      tags,
      params: idParams,
      response: { 200: json(FlowWorkspace, 'The flow and what belongs to it'), ...sessionProblem, ...notFound },
    },
  },
  updateRiskFlow: {
    method: 'PATCH',
    url: '/api/risk-flows/:id',
    config: { access: { resource: 'risks', action: 'update' } },
    schema: {
      operationId: 'updateRiskFlow',
      summary: 'Change fields of a risk flow',
      description:
        'The plan of a completed flow must stay complete. Reopening a flow removes what was deleted since it was completed.',
      tags,
      params: idParams,
      headers: changeHeaders,
      body: ref(RiskFlowUpdate),
      response: {
        200: json(RiskFlow, 'The flow after the change'),
        ...bodyProblem,
        ...notFound,
        ...conflict,
        ...precondition,
      },
    },
  },
  deleteRiskFlow: {
    method: 'DELETE',
    url: '/api/risk-flows/:id',
    config: { access: { resource: 'risks', action: 'delete' } },
    schema: {
      operationId: 'deleteRiskFlow',
      summary: 'Delete a risk flow permanently',
      description: 'Its treatment plan is deleted too.',
      tags,
      params: idParams,
      headers: ifMatch,
      response: { 204: noContent('Deleted'), ...emptyBodyProblem, ...notFound, ...precondition },
    },
  },
  completeRiskFlow: {
    method: 'PATCH',
    url: '/api/risk-flows/:id/complete',
    config: { access: { resource: 'risks', action: 'update' }, body: 'optional' },
    schema: {
      operationId: 'completeRiskFlow',
      summary: 'Complete a risk flow',
      description:
        'Saves and completes the plan. The risk becomes mitigating, with the assignee as its owner. All changes are made together or not at all.',
      tags,
      params: idParams,
      headers: ifMatch,
      body: ref(RiskFlowCompletion),
      response: {
        200: json(RiskFlow, 'The flow, now completed'),
        ...bodyProblem,
        ...notFound,
        ...conflict,
        ...precondition,
      },
    },
  },
  archiveRiskFlow: {
    method: 'PATCH',
    url: '/api/risk-flows/:id/archive',
    config: { access: { resource: 'risks', action: 'update' } },
    schema: {
      operationId: 'archiveRiskFlow',
      summary: 'Archive a completed risk flow',
      description: 'The risk is closed too.',
      tags,
      params: idParams,
      headers: ifMatch,
      response: {
        200: json(RiskFlow, 'The flow, now archived'),
        ...emptyBodyProblem,
        ...notFound,
        ...conflict,
        ...precondition,
      },
    },
  },
} as const;
