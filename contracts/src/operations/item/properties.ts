import { RECORD_KINDS } from '../../record-kinds.ts';
import {
  Property,
  PropertyBulk,
  PropertyCreate,
  PropertyExportQuery,
  PropertyPage,
  PropertyQuery,
  PropertyUpdate,
} from '../../schemas/item/property.ts';
import { bulkOf } from '../collection/bulk.ts';
import { exportOf } from '../collection/export.ts';
import { importOf } from '../collection/import.ts';
import { restoreOf } from '../collection/restore.ts';
import { DELETED, recordOperations, refined } from '../record-operations.ts';
import { ITEM_DELETION } from './item-deletion.ts';
import { usedValuesOperation } from './used-values.ts';

const { list, create, get, update, remove } = recordOperations(
  RECORD_KINDS.properties,
  { all: 'properties', any: 'a property', one: 'property' },
  { one: Property, page: PropertyPage, query: PropertyQuery, create: PropertyCreate, update: PropertyUpdate },
  DELETED,
);

export const propertyOperations = {
  listProperties: list,
  listPropertyCategories: usedValuesOperation('properties/categories', 'Categories of properties'),
  createProperty: create,
  getProperty: get,
  updateProperty: update,
  deleteProperty: refined(remove, ITEM_DELETION),
  bulkProperties: bulkOf(RECORD_KINDS.properties, PropertyBulk),
  exportProperties: exportOf(RECORD_KINDS.properties, PropertyExportQuery),
  importProperties: importOf(RECORD_KINDS.properties),
  restoreProperty: restoreOf(RECORD_KINDS.properties, 'property'),
} as const;
