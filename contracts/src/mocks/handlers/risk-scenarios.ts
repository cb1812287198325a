import { fold, SCENARIO_RULES } from '../../rules/index.ts';
import type { RiskScenario, RiskScenarioQuery } from '../../schemas/item/risk-scenario.ts';
import { created, deleted, found } from '../answers.ts';
import { itemsOf } from '../items.ts';
import { among, listPage, sortedBy } from '../list-page.ts';
import { mock, organizationOf, type Context } from '../mock.ts';
import { removeScenarioFromFlows } from '../open-flows.ts';
import { changeRecord, ownRecords } from '../records.ts';
import { propertiesNaming, removeScenarioFromProperties } from '../scenario-links.ts';
import type { Kept } from '../tables.ts';

type Scenario = Kept<'risk_scenarios'>;

const scenarios = itemsOf({ table: 'risk_scenarios', rules: SCENARIO_RULES, unlink: unlinkScenario });

/** Takes a scenario that is about to be deleted out of properties, of risks, and of flows that are not finished. */
function unlinkScenario(context: Context, id: string): void {
  removeScenarioFromProperties(context, id);
  for (const risk of ownRecords(context, 'risks')) {
    const { selected_scenarios } = risk;
    if (selected_scenarios.includes(id)) changeRecord(context, 'risks', risk, { selected_scenarios: selected_scenarios.filter((one) => one !== id) });
  }
  removeScenarioFromFlows(context, id);
}

/** A scenario with the ids of the properties that name it. */
function linked(context: Context, scenario: Scenario): RiskScenario {
  return { ...scenario, linked_properties: propertiesNaming(context, scenario.id) };
}

const SORT_VALUES = {
  title: ({ title }: Scenario) => fold(title),
  created_at: ({ created_at }: Scenario) => created_at,
  updated_at: ({ updated_at }: Scenario) => updated_at,
};

/** Whether a scenario is among those that the query asks for. */
function filterOf({ id, threat_actor, template_id }: RiskScenarioQuery): (scenario: Scenario) => boolean {
  return (scenario) =>
    among(id, scenario.id) &&
    (threat_actor === undefined || scenario.threat_actors.some((actor) => threat_actor.includes(actor))) &&
    (template_id === undefined || scenario.template_id === template_id);
}

export const riskScenarioMocks = [
  mock('listRiskScenarios', ({ query }, context) => {
    organizationOf(context, query.organization_id);
    const { sort = '-updated_at', q, cursor, limit } = query;
    const search = { q, texts: ({ title, description }: Scenario) => [title, description] };
    const page = listPage(ownRecords(context, 'risk_scenarios').filter(filterOf(query)), { ...sortedBy(sort, SORT_VALUES, 'updated_at'), search, cursor, limit });
    return { status: 200, body: { ...page, items: page.items.map((scenario) => linked(context, scenario)) } };
  }),

  mock('createRiskScenario', ({ body }, context) => created('risk-scenarios', linked(context, scenarios.create(context, body)))),
  mock('getRiskScenario', ({ params }, context) => found(linked(context, scenarios.get(context, params.id)))),
  mock('updateRiskScenario', ({ params, body }, context) => found(linked(context, scenarios.update(context, params.id, body)))),
  mock('deleteRiskScenario', ({ params }, context) => {
    scenarios.remove(context, params.id);
    return deleted;
  }),
];
