import { created, deleted, found } from '../answers.ts';
import { mock } from '../mock.ts';
import { templatesOf } from '../templates.ts';

const templates = templatesOf({ kind: 'asset', templates: 'asset_templates', items: 'assets' });

export const assetTemplateMocks = [
  mock('listAssetTemplates', ({ query }, context) => ({ status: 200, body: templates.list(context, query) })),
  mock('listAssetTemplateCategories', ({ query }, context) => ({ status: 200, body: templates.categories(context, query) })),
  mock('createAssetTemplate', ({ body }, context) => created('asset-templates', templates.create(context, body))),
  mock('getAssetTemplate', ({ params }, context) => found(templates.get(context, params.id))),
  mock('updateAssetTemplate', ({ params, body }, context) => found(templates.update(context, params.id, body))),
  mock('deleteAssetTemplate', ({ params }, context) => {
    templates.remove(context, params.id);
    return deleted;
  }),
];
