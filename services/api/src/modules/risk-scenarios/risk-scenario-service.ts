/** Reads and changes risk scenarios on behalf of a member. */
import type { RiskScenarioCreate, RiskScenarioQuery, RiskScenarioUpdate, UsedValueQuery } from '@parapet/contracts';
import { SCENARIO_RULES } from '@parapet/contracts/rules';
import type { RiskScenarioDoc } from '../../collections.ts';
import type { Caller } from '../../pipeline/call.ts';
import { readAs } from '../caller.ts';
import { riskCounts } from '../items/item-links.ts';
import { itemService, type ItemKind } from '../items/item-service.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { listPage } from '../list-page.ts';
import { valuePage } from '../value-page.ts';
import { withProperties } from '../properties/linked-scenarios.ts';
import { scenarioList } from './risk-scenario-query.ts';

const SCENARIOS: ItemKind<RiskScenarioDoc, RiskScenarioCreate, RiskScenarioUpdate> = {
  ...SCENARIO_RULES,
  items: 'risk_scenarios',
  visible: (_member, id) => ({ _id: id }),
};

export function riskScenarioService(options: ServiceOptions) {
  return {
    ...itemService(options, SCENARIOS),

    threatActors: (caller: Caller, query: UsedValueQuery) => valuePage(readAs(options.store, caller).collection<RiskScenarioDoc>('risk_scenarios'), 'threat_actors', query),

    async list(caller: Caller, query: RiskScenarioQuery) {
      const db = readAs(options.store, caller);
      const page = await listPage(db.collection<RiskScenarioDoc>('risk_scenarios'), await scenarioList(db, query));
      return { ...page, items: await withProperties(db, page.items, ({ id }) => id) };
    },

    /** Adds how many risks link to each scenario. */
    async withRiskCounts<S extends { id: string }>(caller: Caller, scenarios: readonly S[]): Promise<(S & { risk_count: number })[]> {
      const countOf = await riskCounts(readAs(options.store, caller), caller.member, 'risk_scenarios', scenarios.map(({ id }) => id));
      return scenarios.map((scenario) => ({ ...scenario, risk_count: countOf(scenario.id) }));
    },

    /** Adds the ids of the properties that link to the scenario, and how many risks do. */
    async withLinks(caller: Caller, scenario: RiskScenarioDoc): Promise<RiskScenarioDoc & { linked_properties: string[]; risk_count: number }> {
      const db = readAs(options.store, caller);
      const [[linked], countOf] = await Promise.all([withProperties(db, [scenario], ({ _id }) => _id), riskCounts(db, caller.member, 'risk_scenarios', [scenario._id])]);
      return { ...scenario, linked_properties: linked?.linked_properties ?? [], risk_count: countOf(scenario._id) };
    },
  };
}
