import {
  GrcDefaults,
  GrcFrameworkQuery,
  GrcFrameworks,
  GrcTemplate,
  GrcTemplateCreate,
  GrcTemplatePage,
  GrcTemplateQuery,
  GrcTemplateUpdate,
} from '../../schemas/item/grc.ts';
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

const tags = ['grc-templates'];

export const grcTemplateOperations = {
  listGrcTemplates: {
    method: 'GET',
    url: '/api/grc-templates',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'listGrcTemplates',
      summary: 'A page of the GRC templates',
      tags,
      querystring: GrcTemplateQuery,
      response: { 200: json(GrcTemplatePage, 'A page, by name unless sorted otherwise'), ...sessionProblem },
    },
  },
  getGrcFrameworks: {
    method: 'GET',
    url: '/api/grc-templates/frameworks/list',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'getGrcFrameworks',
      summary: 'The frameworks of the GRC templates, with the number of templates of each',
      tags,
      querystring: GrcFrameworkQuery,
      response: { 200: json(GrcFrameworks, 'All frameworks'), ...sessionProblem },
    },
  },
  createGrcTemplate: {
    method: 'POST',
    url: '/api/grc-templates',
    config: { access: { resource: 'risks', action: 'create' } },
    schema: {
      operationId: 'createGrcTemplate',
      summary: 'Create a GRC template',
      tags,
      body: ref(GrcTemplateCreate),
      response: { 201: json(GrcTemplate, 'The new template; `ETag` is its version'), ...bodyProblem },
    },
  },
  initializeGrcDefaults: {
    method: 'POST',
    url: '/api/grc-templates/initialize-defaults',
    // Called when anybody opens the wizard or the Cybersecurity page. It adds the same for everybody, so reading is enough.
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'initializeGrcDefaults',
      summary: 'Add the default GRC domains and templates that do not exist yet',
      description: 'Can be called repeatedly, and by several people at once.',
      tags,
      response: { 200: json(GrcDefaults, 'What was added'), ...emptyBodyProblem },
    },
  },
  getGrcTemplate: {
    method: 'GET',
    url: '/api/grc-templates/:id',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'getGrcTemplate',
      summary: 'One GRC template',
      tags,
      params: idParams,
      response: { 200: json(GrcTemplate, 'The template; `ETag` is its version'), ...sessionProblem, ...notFound },
    },
  },
  updateGrcTemplate: {
    method: 'PUT',
    url: '/api/grc-templates/:id',
    config: { access: { resource: 'risks', action: 'update' } },
    schema: {
      operationId: 'updateGrcTemplate',
      summary: 'Replace the content of a GRC template',
      description: 'Answers in risks stay. A GRC domain manager can change only the templates of their domains.',
      tags,
      params: idParams,
      headers: changeHeaders,
      body: ref(GrcTemplateUpdate),
      response: {
        200: json(GrcTemplate, 'The template after the change'),
        ...bodyProblem,
        ...notFound,
        ...precondition,
      },
    },
  },
  deleteGrcTemplate: {
    method: 'DELETE',
    url: '/api/grc-templates/:id',
    config: { access: { resource: 'risks', action: 'delete' } },
    schema: {
      operationId: 'deleteGrcTemplate',
      summary: 'Delete a GRC template that is not a default',
      description: 'Risks with this template keep their answers.',
      tags,
      params: idParams,
      headers: ifMatch,
      response: { 204: noContent('Deleted'), ...emptyBodyProblem, ...notFound, ...conflict, ...precondition },
    },
  },
} as const;
