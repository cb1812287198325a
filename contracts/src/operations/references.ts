import { ReferenceQuery, References } from '../schemas/reference.ts';
import { json, notFound, sessionProblem } from './common.ts';

export const referenceOperations = {
  getReferences: {
    method: 'GET',
    url: '/api/references',
    config: { access: { resource: 'assets', action: 'read' } },
    schema: {
      operationId: 'getReferences',
      summary: 'What points at an asset, property, scenario or template: to say before it is deleted',
      tags: ['references'],
      querystring: ReferenceQuery,
      response: { 200: json(References, 'What points at it'), ...sessionProblem, ...notFound },
    },
  },
} as const;
