/** Templates of assets, properties and risk scenarios, which all work alike. */
import type { HandlersOf } from '../../pipeline/operation-types.ts';
import { created, noContent, record } from '../../pipeline/reply.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { templateService } from './template-service.ts';

type TemplateOperation<Noun extends string> =
  | `list${Noun}Templates`
  | `list${Noun}TemplateCategories`
  | `create${Noun}Template`
  | `get${Noun}Template`
  | `get${Noun}TemplateUsage`
  | `update${Noun}Template`
  | `delete${Noun}Template`;

export function assetTemplateHandlers(options: ServiceOptions): HandlersOf<TemplateOperation<'Asset'>> {
  const templates = templateService(options, { kind: 'asset', templates: 'asset_templates', items: 'assets' });
  return {
    listAssetTemplates: ({ caller, query }) => templates.list(caller, query),
    listAssetTemplateCategories: ({ caller, query }) => templates.categories(caller, query),
    createAssetTemplate: async ({ caller, body }) => created('asset-templates', await templates.create(caller, body)),
    getAssetTemplate: async ({ caller, params }) => record(await templates.get(caller, params.id)),
    getAssetTemplateUsage: ({ caller, params }) => templates.usage(caller, params.id),
    updateAssetTemplate: async ({ caller, params, body, version }) =>
      record(await templates.update(caller, params.id, body, version)),
    async deleteAssetTemplate({ caller, params, version }) {
      await templates.remove(caller, params.id, version);
      return noContent();
    },
  };
}

export function propertyTemplateHandlers(options: ServiceOptions): HandlersOf<TemplateOperation<'Property'>> {
  const templates = templateService(options, {
    kind: 'property',
    templates: 'property_templates',
    items: 'properties',
  });
  return {
    listPropertyTemplates: ({ caller, query }) => templates.list(caller, query),
    listPropertyTemplateCategories: ({ caller, query }) => templates.categories(caller, query),
    createPropertyTemplate: async ({ caller, body }) =>
      created('property-templates', await templates.create(caller, body)),
    getPropertyTemplate: async ({ caller, params }) => record(await templates.get(caller, params.id)),
    getPropertyTemplateUsage: ({ caller, params }) => templates.usage(caller, params.id),
    updatePropertyTemplate: async ({ caller, params, body, version }) =>
      record(await templates.update(caller, params.id, body, version)),
    async deletePropertyTemplate({ caller, params, version }) {
      await templates.remove(caller, params.id, version);
      return noContent();
    },
  };
}

export function riskScenarioTemplateHandlers(options: ServiceOptions): HandlersOf<TemplateOperation<'RiskScenario'>> {
  const templates = templateService(options, {
    kind: 'risk-scenario',
    templates: 'risk_scenario_templates',
    items: 'risk_scenarios',
  });
  return {
    listRiskScenarioTemplates: ({ caller, query }) => templates.list(caller, query),
    listRiskScenarioTemplateCategories: ({ caller, query }) => templates.categories(caller, query),
    createRiskScenarioTemplate: async ({ caller, body }) =>
      created('risk-scenario-templates', await templates.create(caller, body)),
    getRiskScenarioTemplate: async ({ caller, params }) => record(await templates.get(caller, params.id)),
    getRiskScenarioTemplateUsage: ({ caller, params }) => templates.usage(caller, params.id),
    updateRiskScenarioTemplate: async ({ caller, params, body, version }) =>
      record(await templates.update(caller, params.id, body, version)),
    async deleteRiskScenarioTemplate({ caller, params, version }) {
      await templates.remove(caller, params.id, version);
      return noContent();
    },
  };
}
