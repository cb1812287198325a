import { fold } from '../../rules/index.ts';
import type { GrcDomain } from '../../schemas/item/grc.ts';
import { listPage } from '../list-page.ts';
import { callerIn, mock } from '../mock.ts';
import { ownRecords } from '../records.ts';

export const grcDomainMocks = [
  mock('listGrcDomains', ({ query }, context) => {
    callerIn(context, query.organization_id);
    const { q, cursor, limit } = query;
    // A domain says no more than this on the wire.
    const all = ownRecords(context, 'grc_domains').map(({ id, organization_id, name, description }): GrcDomain => ({ id, organization_id, name, description }));
    const search = { q, texts: ({ name, description }: GrcDomain) => [name, description] };
    return { status: 200, body: listPage(all, { sort: 'name', value: ({ name }) => fold(name), search, cursor, limit }) };
  }),
];
