import { RECORD_KINDS } from '../../record-kinds.ts';
import {
  RiskScenarioTemplate,
  RiskScenarioTemplateCreate,
  RiskScenarioTemplatePage,
  RiskScenarioTemplateUpdate,
} from '../../schemas/item/template.ts';
import { templateOperations } from './templates.ts';

const { list, categories, create, get, usage, update, remove, restore } = templateOperations(
  RECORD_KINDS.risk_scenario_templates,
  'risk scenarios',
  {
    one: RiskScenarioTemplate,
    page: RiskScenarioTemplatePage,
    create: RiskScenarioTemplateCreate,
    update: RiskScenarioTemplateUpdate,
  },
);

export const riskScenarioTemplateOperations = {
  listRiskScenarioTemplates: list,
  listRiskScenarioTemplateCategories: categories,
  createRiskScenarioTemplate: create,
  getRiskScenarioTemplate: get,
  getRiskScenarioTemplateUsage: usage,
  updateRiskScenarioTemplate: update,
  deleteRiskScenarioTemplate: remove,
  restoreRiskScenarioTemplate: restore,
} as const;
