/** How this remote reads assets, properties and risk scenarios. */
import { query } from '@parapet/sdk';

export const assetQuery = (id: string) => query('getAsset', { id });
export const propertyQuery = (id: string) => query('getProperty', { id });
export const scenarioQuery = (id: string) => query('getRiskScenario', { id });

/** Categories to filter assets by: those of the asset templates. They are few, so one response has all of them. */
export const assetCategoriesQuery = (organizationId: string) =>
  query('listAssetTemplateCategories', { organization_id: organizationId, limit: 200 });

/** Lists of the values in use: categories of properties, threat actors of scenarios. */
export type UsedValues = 'listPropertyCategories' | 'listThreatActors';

/** Values in use that match a search, with how many items have each. */
export const usedValuesQuery = (values: UsedValues, organizationId: string, q: string) =>
  query(values, { organization_id: organizationId, limit: 100, ...(q !== '' && { q }) });
