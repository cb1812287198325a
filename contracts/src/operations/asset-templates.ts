import { AssetTemplatePage, AssetTemplateQuery } from '../schemas/template.ts';
import { json, sessionProblem } from './common.ts';

export const assetTemplateOperations = {
  listAssetTemplates: {
    method: 'GET',
    url: '/api/asset-templates',
    config: { access: { resource: 'assets', action: 'read' } },
    schema: {
      operationId: 'listAssetTemplates',
      summary: 'Templates that assets are made from',
      tags: ['asset-templates'],
      querystring: AssetTemplateQuery,
      response: { 200: json(AssetTemplatePage, 'A page, by name'), ...sessionProblem },
    },
  },
} as const;
