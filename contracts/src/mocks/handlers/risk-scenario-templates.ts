import { created, deleted, found } from '../answers.ts';
import { mock } from '../mock.ts';
import { templatesOf } from '../templates.ts';

const templates = templatesOf({ kind: 'risk-scenario', templates: 'risk_scenario_templates', items: 'risk_scenarios' });

export const riskScenarioTemplateMocks = [
  mock('listRiskScenarioTemplates', ({ query }, context) => ({ status: 200, body: templates.list(context, query) })),
  mock('listRiskScenarioTemplateCategories', ({ query }, context) => ({ status: 200, body: templates.categories(context, query) })),
  mock('createRiskScenarioTemplate', ({ body }, context) => created('risk-scenario-templates', templates.create(context, body))),
  mock('getRiskScenarioTemplate', ({ params }, context) => found(templates.get(context, params.id))),
  mock('updateRiskScenarioTemplate', ({ params, body }, context) => found(templates.update(context, params.id, body))),
  mock('deleteRiskScenarioTemplate', ({ params }, context) => {
    templates.remove(context, params.id);
    return deleted;
  }),
];
