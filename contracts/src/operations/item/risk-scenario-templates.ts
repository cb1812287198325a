import {
  RiskScenarioTemplate,
  RiskScenarioTemplateCreate,
  RiskScenarioTemplatePage,
  RiskScenarioTemplateUpdate,
} from '../../schemas/item/template.ts';
import { templateOperations } from './templates.ts';

const { list, categories, create, get, usage, update, remove } = templateOperations(
  'risk-scenario-templates',
  'RiskScenarioTemplate',
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
} as const;
