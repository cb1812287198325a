import { RECORD_KINDS } from '../../record-kinds.ts';
import {
  PropertyTemplate,
  PropertyTemplateCreate,
  PropertyTemplatePage,
  PropertyTemplateUpdate,
} from '../../schemas/item/template.ts';
import { templateOperations } from './templates.ts';

const { list, categories, create, get, usage, update, remove, restore } = templateOperations(
  RECORD_KINDS.property_templates,
  'properties',
  { one: PropertyTemplate, page: PropertyTemplatePage, create: PropertyTemplateCreate, update: PropertyTemplateUpdate },
);

export const propertyTemplateOperations = {
  listPropertyTemplates: list,
  listPropertyTemplateCategories: categories,
  createPropertyTemplate: create,
  getPropertyTemplate: get,
  getPropertyTemplateUsage: usage,
  updatePropertyTemplate: update,
  deletePropertyTemplate: remove,
  restorePropertyTemplate: restore,
} as const;
