/** Reading and changing risk scenarios, as one member of an organisation. */
import type { RiskScenarioCreate, RiskScenarioQuery, RiskScenarioUpdate } from '@parapet/contracts';
import { SCENARIO_RULES } from '@parapet/contracts/rules';
import type { RiskDoc, RiskScenarioDoc } from '../../collections.ts';
import type { Store, Tx } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { readAs } from '../caller.ts';
import { itemService, type ItemKind } from '../items/item-service.ts';
import { removeScenarioFromFlows } from '../items/open-flows.ts';
import { listPage } from '../list-page.ts';
import { removeScenarioFromProperties, withProperties } from '../properties/scenario-links.ts';
import { scenarioList } from './risk-scenario-query.ts';

const SCENARIOS: ItemKind<RiskScenarioDoc, RiskScenarioCreate, RiskScenarioUpdate> = {
  ...SCENARIO_RULES,
  items: 'risk_scenarios',
  visible: (_member, id) => ({ _id: id }),
  unlink: unlinkScenario,
};

/** Takes a scenario that is about to be deleted out of properties, of risks, and of flows that are not finished. */
async function unlinkScenario(db: Tx, id: string): Promise<void> {
  await removeScenarioFromProperties(db, id);
  await db.collection<RiskDoc>('risks').updateMany({ selected_scenarios: id }, { $pull: { selected_scenarios: id } });
  await removeScenarioFromFlows(db, id);
}

export function riskScenarioService(store: Store) {
  return {
    ...itemService(store, SCENARIOS),

    async list(caller: Caller, query: RiskScenarioQuery) {
      const db = readAs(store, caller);
      const page = await listPage(db.collection<RiskScenarioDoc>('risk_scenarios'), scenarioList(query));
      return { ...page, items: await withProperties(db, page.items, ({ id }) => id) };
    },

    /** A scenario with the ids of the properties that name it. */
    async withProperties(caller: Caller, scenario: RiskScenarioDoc): Promise<RiskScenarioDoc & { linked_properties: string[] }> {
      const [linked] = await withProperties(readAs(store, caller), [scenario], ({ _id }) => _id);
      return linked ?? { ...scenario, linked_properties: [] };
    },
  };
}
