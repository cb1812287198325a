import { ReferenceQuery, References } from '../../schemas/item/reference.ts';
import { json, may, operation, problems } from '../common.ts';

export const referenceOperations = {
  getReferences: operation('GET', '/api/references', may('read', 'assets'), {
    summary: 'The references to an asset, property, scenario or template, to be shown before it is deleted',
    querystring: ReferenceQuery,
    response: { 200: json(References, 'The references'), ...problems(404) },
  }),
} as const;
