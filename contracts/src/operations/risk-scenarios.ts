import { RiskScenario, RiskScenarioCreate, RiskScenarioPage, RiskScenarioQuery, RiskScenarioUpdate } from '../schemas/risk-scenario.ts';
import { ref } from '../schemas/base.ts';
import { bodyProblem, idParams, ifMatch, json, noContent, notFound, precondition, sessionProblem } from './common.ts';

const tags = ['risk-scenarios'];

export const riskScenarioOperations = {
  listRiskScenarios: {
    method: 'GET',
    url: '/api/risk-scenarios',
    config: { access: { resource: 'assets', action: 'read' } },
    schema: {
      operationId: 'listRiskScenarios',
      summary: 'A page of the risk scenarios',
      tags,
      querystring: RiskScenarioQuery,
      response: { 200: json(RiskScenarioPage, 'A page, newest change first unless sorted otherwise'), ...sessionProblem },
    },
  },
  createRiskScenario: {
    method: 'POST',
    url: '/api/risk-scenarios',
    config: { access: { resource: 'assets', action: 'create' } },
    schema: {
      operationId: 'createRiskScenario',
      summary: 'Record a risk scenario',
      tags,
      body: ref(RiskScenarioCreate),
      response: { 201: json(RiskScenario, 'The new scenario; `ETag` is its version'), ...bodyProblem },
    },
  },
  getRiskScenario: {
    method: 'GET',
    url: '/api/risk-scenarios/:id',
    config: { access: { resource: 'assets', action: 'read' } },
    schema: {
      operationId: 'getRiskScenario',
      summary: 'One risk scenario',
      tags,
      params: idParams,
      response: { 200: json(RiskScenario, 'The scenario; `ETag` is its version'), ...sessionProblem, ...notFound },
    },
  },
  updateRiskScenario: {
    method: 'PATCH',
    url: '/api/risk-scenarios/:id',
    config: { access: { resource: 'assets', action: 'update' } },
    schema: {
      operationId: 'updateRiskScenario',
      summary: 'Change fields of a risk scenario',
      tags,
      params: idParams,
      headers: ifMatch,
      body: ref(RiskScenarioUpdate),
      response: { 200: json(RiskScenario, 'The scenario after the change'), ...bodyProblem, ...notFound, ...precondition },
    },
  },
  deleteRiskScenario: {
    method: 'DELETE',
    url: '/api/risk-scenarios/:id',
    config: { access: { resource: 'assets', action: 'delete' } },
    schema: {
      operationId: 'deleteRiskScenario',
      summary: 'Delete a risk scenario for good',
      description: 'Links to it are removed with it; completed and archived flows keep its name.',
      tags,
      params: idParams,
      headers: ifMatch,
      response: { 204: noContent('Deleted'), ...sessionProblem, ...notFound, ...precondition },
    },
  },
} as const;
