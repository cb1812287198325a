import { Property, PropertyCreate, PropertyPage, PropertyQuery, PropertyUpdate } from '../../schemas/item/property.ts';
import { itemOperations } from './items.ts';
import { usedValuesOperation } from './used-values.ts';

const words = { all: 'properties', any: 'a property', one: 'property' };
const { list, create, get, update, remove } = itemOperations('properties', 'Property', 'Properties', words, {
  one: Property,
  page: PropertyPage,
  query: PropertyQuery,
  create: PropertyCreate,
  update: PropertyUpdate,
});

export const propertyOperations = {
  listProperties: list,
  listPropertyCategories: usedValuesOperation(
    'properties/categories',
    'PropertyCategories',
    'Categories of properties',
  ),
  createProperty: create,
  getProperty: get,
  updateProperty: update,
  deleteProperty: remove,
} as const;
