import { GrcDomainPage, GrcDomainQuery } from '../../schemas/item/grc.ts';
import { json, sessionProblem } from '../common.ts';

export const grcDomainOperations = {
  listGrcDomains: {
    method: 'GET',
    url: '/api/grc-domains',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      summary: 'The domains of risks and GRC templates',
      querystring: GrcDomainQuery,
      response: { 200: json(GrcDomainPage, 'A page, by name'), ...sessionProblem },
    },
  },
} as const;
