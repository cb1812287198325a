import { operations } from '@parapet/contracts';
import type { App } from '../../app-type.ts';
import type { GrcDomainDoc } from '../../collections.ts';
import type { Store } from '../../store/port.ts';
import { callerIn, readAs } from '../caller.ts';
import { listPage } from '../list-page.ts';

export function grcDomainRoutes(app: App, store: Store): void {
  app.route({
    ...operations.listGrcDomains,
    handler: async (request) => {
      const { organization_id, q, cursor, limit } = request.query;
      const domains = readAs(store, callerIn(request, organization_id)).collection<GrcDomainDoc>('grc_domains');
      return listPage(domains, { filter: {}, sort: 'name', field: 'name_folded', search: q, cursor, limit });
    },
  });
}
