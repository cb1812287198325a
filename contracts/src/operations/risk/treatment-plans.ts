import {
  TreatmentPlan,
  TreatmentPlanCreate,
  TreatmentPlanPage,
  TreatmentPlanQuery,
  TreatmentPlanUpdate,
} from '../../schemas/risk/treatment-plan.ts';
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

const tags = ['treatment-plans'];

export const treatmentPlanOperations = {
  listTreatmentPlans: {
    method: 'GET',
    url: '/api/treatment-plans',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'listTreatmentPlans',
      summary: 'A page of the treatment plans',
      tags,
      querystring: TreatmentPlanQuery,
      response: { 200: json(TreatmentPlanPage, 'A page, last changed first by default'), ...sessionProblem },
    },
  },
  createTreatmentPlan: {
    method: 'POST',
    url: '/api/treatment-plans',
    config: { access: { resource: 'risks', action: 'create' } },
    schema: {
      operationId: 'createTreatmentPlan',
      summary: 'Create a treatment plan',
      description: 'A risk flow has at most one plan.',
      tags,
      body: ref(TreatmentPlanCreate),
      response: { 201: json(TreatmentPlan, 'The new plan; `ETag` is its version'), ...bodyProblem, ...conflict },
    },
  },
  getTreatmentPlan: {
    method: 'GET',
    url: '/api/treatment-plans/:id',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'getTreatmentPlan',
      summary: 'One treatment plan',
      tags,
      params: idParams,
      response: { 200: json(TreatmentPlan, 'The plan; `ETag` is its version'), ...sessionProblem, ...notFound },
    },
  },
  updateTreatmentPlan: {
    method: 'PATCH',
    url: '/api/treatment-plans/:id',
    config: { access: { resource: 'risks', action: 'update' } },
    schema: {
      operationId: 'updateTreatmentPlan',
      summary: 'Change fields of a treatment plan',
      description: 'A completed plan must keep its title, description and assignee, unless the change reopens it.',
      tags,
      params: idParams,
      headers: changeHeaders,
      body: ref(TreatmentPlanUpdate),
      response: {
        200: json(TreatmentPlan, 'The plan after the change'),
        ...bodyProblem,
        ...notFound,
        ...conflict,
        ...precondition,
      },
    },
  },
  deleteTreatmentPlan: {
    method: 'DELETE',
    url: '/api/treatment-plans/:id',
    config: { access: { resource: 'risks', action: 'delete' } },
    schema: {
      operationId: 'deleteTreatmentPlan',
      summary: 'Delete a treatment plan permanently',
      description: 'The plan of an archived risk flow cannot be deleted.',
      tags,
      params: idParams,
      headers: ifMatch,
      response: { 204: noContent('Deleted'), ...emptyBodyProblem, ...notFound, ...conflict, ...precondition },
    },
  },
  completeTreatmentPlan: {
    method: 'PATCH',
    url: '/api/treatment-plans/:id/complete',
    config: { access: { resource: 'risks', action: 'update' } },
    schema: {
      operationId: 'completeTreatmentPlan',
      summary: 'Complete a treatment plan',
      description: 'Requires title, description and assignee.',
      tags,
      params: idParams,
      headers: ifMatch,
      response: {
        200: json(TreatmentPlan, 'The plan, now completed'),
        ...emptyBodyProblem,
        ...notFound,
        ...conflict,
        ...precondition,
      },
    },
  },
} as const;
