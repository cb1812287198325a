import { operations } from '@parapet/contracts';
import type { App } from '../../app-type.ts';
import type { AssetTemplateDoc } from '../../collections.ts';
import { actorOf, organizationOf } from '../../plugins/access.ts';
import type { Store } from '../../store/port.ts';
import { listPage } from '../list-page.ts';

export function assetTemplateRoutes(app: App, store: Store): void {
  app.route({
    ...operations.listAssetTemplates,
    handler: async (request) => {
      const { organization_id, category, cursor, limit } = request.query;
      const templates = store.org(organizationOf(request, organization_id), actorOf(request)).collection<AssetTemplateDoc>('asset_templates');
      return listPage(templates, { filter: category === undefined ? {} : { category }, sort: 'name', field: 'name_folded', cursor, limit });
    },
  });
}
