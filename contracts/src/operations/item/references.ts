import { ReferenceQuery, References } from '../../schemas/item/reference.ts';
import { json, problems, sessionProblem } from '../common.ts';

export const referenceOperations = {
  getReferences: {
    method: 'GET',
    url: '/api/references',
    config: { access: { resource: 'assets', action: 'read' } },
    schema: {
      summary: 'The references to an asset, property, scenario or template, to be shown before it is deleted',
      querystring: ReferenceQuery,
      response: { 200: json(References, 'The references'), ...sessionProblem, ...problems(404) },
    },
  },
} as const;
