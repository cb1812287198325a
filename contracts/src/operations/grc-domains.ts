import { GrcDomainPage, GrcDomainQuery } from '../schemas/grc.ts';
import { json, sessionProblem } from './common.ts';

export const grcDomainOperations = {
  listGrcDomains: {
    method: 'GET',
    url: '/api/grc-domains',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'listGrcDomains',
      summary: 'The domains of risks and GRC templates',
      tags: ['grc-domains'],
      querystring: GrcDomainQuery,
      response: { 200: json(GrcDomainPage, 'A page, by name'), ...sessionProblem },
    },
  },
} as const;
