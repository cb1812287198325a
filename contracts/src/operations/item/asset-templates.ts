import {
  AssetTemplate,
  AssetTemplateCreate,
  AssetTemplatePage,
  AssetTemplateUpdate,
} from '../../schemas/item/template.ts';
import { templateOperations } from './templates.ts';

const { list, categories, create, get, usage, update, remove } = templateOperations(
  'asset-templates',
  'AssetTemplate',
  'assets',
  { one: AssetTemplate, page: AssetTemplatePage, create: AssetTemplateCreate, update: AssetTemplateUpdate },
);

export const assetTemplateOperations = {
  listAssetTemplates: list,
  listAssetTemplateCategories: categories,
  createAssetTemplate: create,
  getAssetTemplate: get,
  getAssetTemplateUsage: usage,
  updateAssetTemplate: update,
  deleteAssetTemplate: remove,
} as const;
