import type { GrcDomainDoc } from '../../collections.ts';
import { handlersFor } from '../../pipeline/operation-types.ts';
import type { Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { listPage } from '../list-page.ts';

export function grcDomainHandlers({ store }: { store: Store }) {
  return handlersFor({
    listGrcDomains({ caller, query: { q, cursor, limit } }) {
      const domains = readAs(store, caller).collection<GrcDomainDoc>('grc_domains');
      return listPage(domains, { filter: {}, sort: 'name', field: 'name_folded', search: q, cursor, limit });
    },
  });
}
