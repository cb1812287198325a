import type { ReferencedKind } from '@parapet/contracts';
import { filter, free, organization, record, reference, type Sample, type Source } from '../sample.ts';
import { bulk, file, inBody, inQuery, one, sample, withLinks } from './parts.ts';
import type { Kind } from '../../world-kinds.ts';

const fields = [{ id: 'field_1', name: 'note', label: 'Note', type: 'text', required: false, order: 0 }];

/** The three kinds of templates have the same operations. */
function templates(
  kind: Kind,
): Record<'list' | 'categories' | 'create' | 'get' | 'usage' | 'update' | 'remove', Sample> {
  const content = { name: 'Template', category: 'Data', fields };
  return {
    list: sample(200, inQuery, (from) => ({ query: { organization_id: from.organization } })),
    categories: sample(200, inQuery, (from) => ({ query: { organization_id: from.organization } })),
    create: sample(201, { ...inBody, 'body.fields[].id': free }, (from) => ({
      body: { organization_id: from.organization, ...content },
    })),
    get: one(200, kind),
    usage: one(200, kind),
    update: sample(200, { 'params.id': record(kind), 'body.fields[].id': free }, async (from) => ({
      params: { id: await from.take(kind) },
      body: content,
    })),
    remove: one(204, kind),
  };
}
const ofAssets = templates('assetTemplate');
const ofProperties = templates('propertyTemplate');
const ofScenarios = templates('scenarioTemplate');

const asset = (from: Source) => ({
  name: 'web-1',
  type: 'Hardware',
  status: 'Active',
  risk_level: 'High',
  linked_properties: [from.id('property')],
  template_id: from.id('assetTemplate'),
});
const assetIds = { 'body.linked_properties[]': reference('property'), 'body.template_id': reference('assetTemplate') };

const property = (from: Source) => ({
  name: 'Data',
  type: 'Digital',
  linked_scenarios: [from.id('scenario')],
  linked_risks: [from.id('risk')],
  template_id: from.id('propertyTemplate'),
});
const propertyIds = {
  'body.linked_scenarios[]': reference('scenario'),
  'body.linked_risks[]': reference('risk'),
  'body.template_id': reference('propertyTemplate'),
};

const scenario = (from: Source) => ({
  title: 'Fire',
  description: 'It burns',
  template_id: from.id('scenarioTemplate'),
});
const scenarioIds = { 'body.template_id': reference('scenarioTemplate') };

/** @param linked filters by records that link to the items, or that the items link to */
const listOf = (kind: Kind, template: Kind, linked: Readonly<Record<string, Kind>> = {}): Sample =>
  sample(
    200,
    {
      ...inQuery,
      'query.id[]': filter(kind),
      'query.template_id': filter(template),
      ...Object.fromEntries(Object.entries(linked).map(([name, other]) => [`query.${name}[]`, filter(other)])),
    },
    (from) => ({
      query: {
        organization_id: from.organization,
        id: [from.id(kind)],
        template_id: from.id(template),
        ...Object.fromEntries(Object.entries(linked).map(([name, other]) => [name, [from.id(other)]])),
      },
    }),
  );

const referencesOf = (kind: string, named: Kind): Sample =>
  sample(200, { 'query.organization_id': organization, 'query.id': record(named) }, (from) => ({
    query: { organization_id: from.organization, kind, id: from.id(named) },
  }));
const otherKinds = Object.entries({
  property: 'property',
  'risk-scenario': 'scenario',
  'asset-template': 'assetTemplate',
  'property-template': 'propertyTemplate',
  'risk-scenario-template': 'scenarioTemplate',
  'grc-template': 'grcTemplate',
} satisfies Record<Exclude<ReferencedKind, 'asset'>, Kind>);

export const itemSamples = {
  listAssets: listOf('asset', 'assetTemplate', { property_id: 'property' }),
  exportAssets: listOf('asset', 'assetTemplate', { property_id: 'property' }),
  exportProperties: listOf('property', 'propertyTemplate', { asset_id: 'asset', scenario_id: 'scenario' }),
  exportRiskScenarios: listOf('scenario', 'scenarioTemplate', { property_id: 'property' }),
  importAssets: file('assetTemplate', (from) => ({
    name: 'web-1',
    type: 'Hardware',
    status: 'Active',
    risk_level: 'High',
    linked_properties: [from.id('property')],
  })),
  importProperties: file('propertyTemplate', (from) => ({
    name: 'Data',
    type: 'Digital',
    linked_scenarios: [from.id('scenario')],
  })),
  importRiskScenarios: file('scenarioTemplate', () => ({ title: 'Fire', description: 'It burns' })),
  createAsset: sample(201, { ...inBody, ...assetIds }, (from) => ({
    body: { organization_id: from.organization, ...asset(from) },
  })),
  getAsset: one(200, 'asset'),
  updateAsset: sample(200, { 'params.id': record('asset'), ...assetIds }, async (from) => ({
    params: { id: await from.take('asset') },
    body: asset(from),
  })),
  deleteAsset: one(204, 'asset'),
  listProperties: listOf('property', 'propertyTemplate', { asset_id: 'asset', scenario_id: 'scenario' }),
  listPropertyCategories: ofAssets.categories,
  createProperty: sample(201, { ...inBody, ...propertyIds }, (from) => ({
    body: { organization_id: from.organization, ...property(from) },
  })),
  getProperty: one(200, 'property'),
  updateProperty: sample(200, { 'params.id': record('property'), ...propertyIds }, async (from) => ({
    params: { id: await from.take('property') },
    body: property(from),
  })),
  deleteProperty: one(204, 'property'),
  listRiskScenarios: listOf('scenario', 'scenarioTemplate', { property_id: 'property' }),
  listThreatActors: ofAssets.categories,
  createRiskScenario: sample(
    201,
    { ...inBody, ...scenarioIds, 'body.linked_properties[]': reference('property') },
    (from) => ({
      body: { organization_id: from.organization, ...scenario(from), linked_properties: [from.id('property')] },
    }),
  ),
  getRiskScenario: one(200, 'scenario'),
  updateRiskScenario: sample(200, { 'params.id': record('scenario'), ...scenarioIds }, async (from) => ({
    params: { id: await from.take('scenario') },
    body: scenario(from),
  })),
  deleteRiskScenario: one(204, 'scenario'),

  bulkAssets: withLinks(
    bulk('asset', { fields: asset, ids: assetIds }, { template_id: 'assetTemplate', 'property_id[]': 'property' }),
    'asset',
    'property',
  ),
  bulkProperties: withLinks(
    bulk(
      'property',
      { fields: property, ids: propertyIds },
      { template_id: 'propertyTemplate', 'asset_id[]': 'asset', 'scenario_id[]': 'scenario' },
    ),
    'property',
    'scenario',
  ),
  bulkRiskScenarios: bulk(
    'scenario',
    { fields: scenario, ids: scenarioIds },
    { template_id: 'scenarioTemplate', 'property_id[]': 'property' },
  ),

  listAssetTemplates: ofAssets.list,
  listAssetTemplateCategories: ofAssets.categories,
  createAssetTemplate: ofAssets.create,
  getAssetTemplate: ofAssets.get,
  getAssetTemplateUsage: ofAssets.usage,
  updateAssetTemplate: ofAssets.update,
  deleteAssetTemplate: ofAssets.remove,
  listPropertyTemplates: ofProperties.list,
  listPropertyTemplateCategories: ofProperties.categories,
  createPropertyTemplate: ofProperties.create,
  getPropertyTemplate: ofProperties.get,
  getPropertyTemplateUsage: ofProperties.usage,
  updatePropertyTemplate: ofProperties.update,
  deletePropertyTemplate: ofProperties.remove,
  listRiskScenarioTemplates: ofScenarios.list,
  listRiskScenarioTemplateCategories: ofScenarios.categories,
  createRiskScenarioTemplate: ofScenarios.create,
  getRiskScenarioTemplate: ofScenarios.get,
  getRiskScenarioTemplateUsage: ofScenarios.usage,
  updateRiskScenarioTemplate: ofScenarios.update,
  deleteRiskScenarioTemplate: ofScenarios.remove,

  getReferences: {
    ...referencesOf('asset', 'asset'),
    also: otherKinds.map(([kind, named]) => referencesOf(kind, named)),
  },
} as const;
