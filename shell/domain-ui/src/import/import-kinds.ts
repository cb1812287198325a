/** What the imports of the four kinds of records differ in. */
export type ImportKind = 'risks' | 'assets' | 'properties' | 'scenarios';

export const IMPORTS = {
  risks: {
    operation: 'importRisks',
    bulk: 'bulkRisks',
    templates: 'listGrcTemplates',
    missing: null,
    list: '/risk-register?sort=-updated_at',
  },
  assets: {
    operation: 'importAssets',
    bulk: 'bulkAssets',
    templates: 'listAssetTemplates',
    missing: 'properties',
    list: '/cybersecurity?sort=-updated_at',
  },
  properties: {
    operation: 'importProperties',
    bulk: 'bulkProperties',
    templates: 'listPropertyTemplates',
    missing: 'scenarios',
    list: '/cybersecurity?tab=properties&sort=-updated_at',
  },
  scenarios: {
    operation: 'importRiskScenarios',
    bulk: 'bulkRiskScenarios',
    templates: 'listRiskScenarioTemplates',
    missing: null,
    list: '/cybersecurity?tab=scenarios&sort=-updated_at',
  },
} as const;

/** Lists of the records that an import created because its rows named them. */
export const MISSING_LISTS = {
  properties: '/cybersecurity?tab=properties&sort=-updated_at',
  scenarios: '/cybersecurity?tab=scenarios&sort=-updated_at',
} as const;
