import { fold } from '../../rules/index.ts';
import { listPage } from '../list-page.ts';
import { mock, organizationOf } from '../mock.ts';

export const assetTemplateMocks = [
  mock('listAssetTemplates', ({ query }, context) => {
    const organizationId = organizationOf(context, query.organization_id);
    const { category, cursor, limit } = query;
    const found = context.state.tables.asset_templates.filter((one) => one.organization_id === organizationId && (category === undefined || one.category === category));
    return { status: 200, body: listPage(found, { sort: 'name', value: ({ name }) => fold(name), cursor, limit }) };
  }),
];
