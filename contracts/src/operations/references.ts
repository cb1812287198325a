import { ReferenceQuery, References } from '../schemas/reference.ts';
import { json, notFound, sessionProblem } from './common.ts';

export const referenceOperations = {
  getReferences: {
    method: 'GET',
    url: '/api/references',
    config: { access: { resource: 'assets', action: 'read' } },
    schema: {
      operationId: 'getReferences',
      summary: 'The references to an asset, property, scenario or template, to be shown before it is deleted',
      tags: ['references'],
      querystring: ReferenceQuery,
      response: { 200: json(References, 'The references'), ...sessionProblem, ...notFound },
    },
  },
} as const;
