import { GrcDomainPage, GrcDomainQuery } from '../../schemas/item/grc.ts';
import { json, may, operation } from '../common.ts';

export const grcDomainOperations = {
  listGrcDomains: operation('GET', '/api/grc-domains', may('read', 'risks'), {
    summary: 'The domains of risks and GRC templates',
    querystring: GrcDomainQuery,
    response: { 200: json(GrcDomainPage, 'A page, by name') },
  }),
} as const;
