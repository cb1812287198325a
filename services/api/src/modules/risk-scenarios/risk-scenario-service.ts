/** Reads and changes risk scenarios on behalf of a member. */
import type { RiskScenarioCreate, RiskScenarioQuery, RiskScenarioUpdate } from '@parapet/contracts';
import { SCENARIO_RULES } from '@parapet/contracts/rules';
import type { RiskScenarioDoc } from '../../collections.ts';
import type { Caller } from '../../pipeline/call.ts';
import { readAs } from '../caller.ts';
import { itemService, type ItemKind } from '../items/item-service.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { listPage } from '../list-page.ts';
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

    async list(caller: Caller, query: RiskScenarioQuery) {
      const db = readAs(options.store, caller);
      const page = await listPage(db.collection<RiskScenarioDoc>('risk_scenarios'), scenarioList(query));
      return { ...page, items: await withProperties(db, page.items, ({ id }) => id) };
    },

    /** Adds the ids of the properties that link to the scenario. */
    async withProperties(caller: Caller, scenario: RiskScenarioDoc): Promise<RiskScenarioDoc & { linked_properties: string[] }> {
      const [linked] = await withProperties(readAs(options.store, caller), [scenario], ({ _id }) => _id);
      return linked ?? { ...scenario, linked_properties: [] };
    },
  };
}
