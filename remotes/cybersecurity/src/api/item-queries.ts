/** How this remote reads assets, properties and risk scenarios. */
import { query } from '@parapet/sdk';

export const assetQuery = (id: string) => query('getAsset', { id });
export const propertyQuery = (id: string) => query('getProperty', { id });
export const scenarioQuery = (id: string) => query('getRiskScenario', { id });

/** Categories to filter assets by: those of the asset templates. They are few, so one response has all of them. */
export const assetCategoriesQuery = (organizationId: string) =>
  query('listAssetTemplateCategories', { organization_id: organizationId, limit: 200 });

/** Values in use that match a search, with how many items have each. */
const used = (organizationId: string, q: string) => ({
  organization_id: organizationId,
  limit: 100,
  ...(q !== '' && { q }),
});
export const propertyCategoriesQuery = (organizationId: string, q: string) =>
  query('listPropertyCategories', used(organizationId, q));
export const threatActorsQuery = (organizationId: string, q: string) =>
  query('listThreatActors', used(organizationId, q));
