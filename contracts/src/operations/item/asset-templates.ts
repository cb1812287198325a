import { RECORD_KINDS } from '../../record-kinds.ts';
import {
  AssetTemplate,
  AssetTemplateCreate,
  AssetTemplatePage,
  AssetTemplateUpdate,
} from '../../schemas/item/template.ts';
import { templateOperations } from './templates.ts';

const { list, categories, create, get, usage, update, remove, restore } = templateOperations(
  RECORD_KINDS.asset_templates,
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
  restoreAssetTemplate: restore,
} as const;
