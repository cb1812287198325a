/** How this remote reads and changes the templates of assets, properties and risk scenarios. */
import { pagedQuery, query } from '@parapet/sdk';

/** Templates per response. */
const PAGE_SIZE = 24;

/** The kinds of templates, named as in `?templates=`. */
export const TEMPLATE_KINDS = ['assets', 'properties', 'scenarios'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** What differs between the kinds: operations, and names in rules, audit entries and references. */
export const TEMPLATE_SETS = {
  assets: {
    rules: 'asset',
    entity: 'asset_templates',
    reference: 'asset-template',
    list: 'listAssetTemplates',
    get: 'getAssetTemplate',
    usage: 'getAssetTemplateUsage',
    create: 'createAssetTemplate',
    update: 'updateAssetTemplate',
    remove: 'deleteAssetTemplate',
  },
  properties: {
    rules: 'property',
    entity: 'property_templates',
    reference: 'property-template',
    list: 'listPropertyTemplates',
    get: 'getPropertyTemplate',
    usage: 'getPropertyTemplateUsage',
    create: 'createPropertyTemplate',
    update: 'updatePropertyTemplate',
    remove: 'deletePropertyTemplate',
  },
  scenarios: {
    rules: 'risk-scenario',
    entity: 'risk_scenario_templates',
    reference: 'risk-scenario-template',
    list: 'listRiskScenarioTemplates',
    get: 'getRiskScenarioTemplate',
    usage: 'getRiskScenarioTemplateUsage',
    create: 'createRiskScenarioTemplate',
    update: 'updateRiskScenarioTemplate',
    remove: 'deleteRiskScenarioTemplate',
  },
} as const;

/** The organization's templates of one kind by category, a page at a time; for `useInfiniteQuery`. */
export function templatesQuery(kind: TemplateKind, q = '') {
  return pagedQuery(TEMPLATE_SETS[kind].list, { limit: PAGE_SIZE, sort: 'category', ...(q !== '' && { q }) });
}

/** One template. */
export function templateQuery(kind: TemplateKind, id: string) {
  return query(TEMPLATE_SETS[kind].get, { id });
}

/** How many items have the template, and how many of them have a value for each of its fields. */
export function templateUsageQuery(kind: TemplateKind, id: string) {
  return query(TEMPLATE_SETS[kind].usage, { id });
}
