import {
  ArchivedRiskQuery,
  Risk,
  RiskCreate,
  RiskPage,
  RiskQuery,
  RiskSummary,
  RiskSummaryQuery,
  RiskUpdate,
} from '../../schemas/risk/risk.ts';
import { RiskFacets, RiskFacetsQuery } from '../../schemas/risk/risk-facets.ts';
import { RiskGraph, RiskGraphQuery } from '../../schemas/risk/risk-graph.ts';
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

const tags = ['risks'];

export const riskOperations = {
  listRisks: {
    method: 'GET',
    url: '/api/risks',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'listRisks',
      summary: 'A page of the risk register',
      tags,
      querystring: RiskQuery,
      response: { 200: json(RiskPage, 'A page, last changed first by default'), ...sessionProblem },
    },
  },
  createRisk: {
    method: 'POST',
    url: '/api/risks',
    config: { access: { resource: 'risks', action: 'create' } },
    schema: {
      operationId: 'createRisk',
      summary: 'Create a risk',
      tags,
      body: ref(RiskCreate),
      response: { 201: json(Risk, 'The new risk; `ETag` is its version'), ...bodyProblem },
    },
  },
  getRisk: {
    method: 'GET',
    url: '/api/risks/:id',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'getRisk',
      summary: 'One risk',
      tags,
      params: idParams,
      response: { 200: json(Risk, 'The risk; `ETag` is its version'), ...sessionProblem, ...notFound },
    },
  },
  updateRisk: {
    method: 'PATCH',
    url: '/api/risks/:id',
    config: { access: { resource: 'risks', action: 'update' } },
    schema: {
      operationId: 'updateRisk',
      summary: 'Change fields of a risk',
      tags,
      params: idParams,
      headers: changeHeaders,
      body: ref(RiskUpdate),
      response: {
        200: json(Risk, 'The risk after the change'),
        ...bodyProblem,
        ...notFound,
        ...conflict,
        ...precondition,
      },
    },
  },
  deleteRisk: {
    method: 'DELETE',
    url: '/api/risks/:id',
    config: { access: { resource: 'risks', action: 'delete' } },
    schema: {
      operationId: 'deleteRisk',
      summary: 'Delete a risk permanently',
      description: 'Its notes, flows, plans and tasks are deleted too.',
      tags,
      params: idParams,
      headers: ifMatch,
      response: { 204: noContent('Deleted'), ...emptyBodyProblem, ...notFound, ...precondition },
    },
  },
  listArchivedRisks: {
    method: 'GET',
    url: '/api/risks/archived',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'listArchivedRisks',
      summary: 'A page of the archived risks',
      tags,
      querystring: ArchivedRiskQuery,
      response: { 200: json(RiskPage, 'A page, last archived first by default'), ...sessionProblem },
    },
  },
  getRiskSummary: {
    method: 'GET',
    url: '/api/risks/summary',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'getRiskSummary',
      summary: 'Counts of risks by level and by cell of the matrix',
      tags,
      querystring: RiskSummaryQuery,
      response: { 200: json(RiskSummary, 'Counts of all matching risks'), ...sessionProblem },
    },
  },
  getRiskFacets: {
    method: 'GET',
    url: '/api/risks/facets',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'getRiskFacets',
      summary: 'Counts of risks by the values of each filter',
      description: 'Each filter is counted under all others.',
      tags,
      querystring: RiskFacetsQuery,
      response: { 200: json(RiskFacets, 'Counts of all matching risks'), ...sessionProblem },
    },
  },
  getRiskGraph: {
    method: 'GET',
    url: '/api/risks/graph',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'getRiskGraph',
      summary: 'What risks are connected with',
      description:
        'Risks, their assets, the properties of these, and scenarios. Where there is too much, the risks with the highest scores come first.',
      tags,
      querystring: RiskGraphQuery,
      response: { 200: json(RiskGraph, 'Records and what connects them'), ...sessionProblem, ...notFound },
    },
  },
  archiveRisk: {
    method: 'PATCH',
    url: '/api/risks/:id/archive',
    config: { access: { resource: 'risks', action: 'update' } },
    schema: {
      operationId: 'archiveRisk',
      summary: 'Archive a risk whose flow is completed',
      tags,
      params: idParams,
      headers: ifMatch,
      response: {
        200: json(Risk, 'The risk, now archived'),
        ...emptyBodyProblem,
        ...notFound,
        ...conflict,
        ...precondition,
      },
    },
  },
  unarchiveRisk: {
    method: 'PATCH',
    url: '/api/risks/:id/unarchive',
    config: { access: { resource: 'risks', action: 'update' } },
    schema: {
      operationId: 'unarchiveRisk',
      summary: 'Unarchive a risk',
      tags,
      params: idParams,
      headers: ifMatch,
      response: {
        200: json(Risk, 'The risk, now open'),
        ...emptyBodyProblem,
        ...notFound,
        ...conflict,
        ...precondition,
      },
    },
  },
} as const;
