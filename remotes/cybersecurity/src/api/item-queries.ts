/** How this remote reads assets, properties and risk scenarios. */
import { query } from '@parapet/sdk';

export const assetQuery = (id: string) => query('getAsset', { id });
export const propertyQuery = (id: string) => query('getProperty', { id });
export const scenarioQuery = (id: string) => query('getRiskScenario', { id });

/** Categories to filter assets by: those of the asset templates. They are few, so one response has all of them. */
export const assetCategoriesQuery = () => query('listAssetTemplateCategories', { limit: 200 });

/** Lists of the values in use: categories of properties, threat actors of scenarios. */
export type UsedValues = 'listPropertyCategories' | 'listThreatActors';

/** Values in use that match a search, with how many items have each. */
export const usedValuesQuery = (values: UsedValues, q: string) => query(values, { limit: 100, ...(q !== '' && { q }) });
