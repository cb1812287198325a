/** Templates of assets, properties and risk scenarios, which all work alike. */
import { RECORD_KINDS } from '@parapet/contracts';
import { handlersFor } from '../../pipeline/operation-types.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { asStored, recordHandlers } from '../record-service.ts';
import { templateService } from './template-service.ts';

export function assetTemplateHandlers(options: ServiceOptions) {
  const templates = templateService(options, { kind: 'asset', templates: 'asset_templates', items: 'assets' });
  const { list, create, get, update, remove } = recordHandlers(RECORD_KINDS.asset_templates, templates, asStored);
  return handlersFor({
    listAssetTemplates: list,
    listAssetTemplateCategories: ({ caller, query }) => templates.categories(caller, query),
    createAssetTemplate: create,
    getAssetTemplate: get,
    getAssetTemplateUsage: ({ caller, params }) => templates.usage(caller, params.id),
    updateAssetTemplate: update,
    deleteAssetTemplate: remove,
  });
}

export function propertyTemplateHandlers(options: ServiceOptions) {
  const templates = templateService(options, {
    kind: 'property',
    templates: 'property_templates',
    items: 'properties',
  });
  const { list, create, get, update, remove } = recordHandlers(RECORD_KINDS.property_templates, templates, asStored);
  return handlersFor({
    listPropertyTemplates: list,
    listPropertyTemplateCategories: ({ caller, query }) => templates.categories(caller, query),
    createPropertyTemplate: create,
    getPropertyTemplate: get,
    getPropertyTemplateUsage: ({ caller, params }) => templates.usage(caller, params.id),
    updatePropertyTemplate: update,
    deletePropertyTemplate: remove,
  });
}

export function riskScenarioTemplateHandlers(options: ServiceOptions) {
  const templates = templateService(options, {
    kind: 'risk-scenario',
    templates: 'risk_scenario_templates',
    items: 'risk_scenarios',
  });
  const { list, create, get, update, remove } = recordHandlers(
    RECORD_KINDS.risk_scenario_templates,
    templates,
    asStored,
  );
  return handlersFor({
    listRiskScenarioTemplates: list,
    listRiskScenarioTemplateCategories: ({ caller, query }) => templates.categories(caller, query),
    createRiskScenarioTemplate: create,
    getRiskScenarioTemplate: get,
    getRiskScenarioTemplateUsage: ({ caller, params }) => templates.usage(caller, params.id),
    updateRiskScenarioTemplate: update,
    deleteRiskScenarioTemplate: remove,
  });
}
