/** Reads and changes risk scenarios on behalf of a member. */
import type { RiskScenarioCreate, RiskScenarioQuery, RiskScenarioUpdate, UsedValueQuery } from '@parapet/contracts';
import { SCENARIO_RULES } from '@parapet/contracts/rules';
import type { PropertyDoc, RiskScenarioDoc } from '../../collections.ts';
import type { Caller } from '../../pipeline/call.ts';
import { readAs } from '../caller.ts';
import { assetsOfProperties, riskCounts } from '../items/item-links.ts';
import { itemService, type ItemKind } from '../items/item-service.ts';
import { visibleItems } from '../items/visible-items.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { listPage } from '../list-page.ts';
import { valuePage } from '../value-page.ts';
import { linkToProperties, withProperties } from '../properties/linked-scenarios.ts';
import { scenarioList } from './risk-scenario-query.ts';

const SCENARIOS: ItemKind<RiskScenarioDoc, RiskScenarioCreate, RiskScenarioUpdate> = {
  ...SCENARIO_RULES,
  items: 'risk_scenarios',
  changeOthers: async (db, { _id }, { linked_properties }, member) =>
    linked_properties === undefined ? undefined : linkToProperties(db, _id, linked_properties, member),
  async assetsOf(db, id) {
    const properties = await db.collection<PropertyDoc>('properties').find({ linked_scenarios: id });
    return assetsOfProperties(
      db,
      properties.map(({ _id }) => _id),
    );
  },
};

export function riskScenarioService(options: ServiceOptions) {
  const items = itemService(options, SCENARIOS);
  return {
    ...items,

    async threatActors(caller: Caller, query: UsedValueQuery) {
      const db = readAs(options.store, caller);
      return valuePage(
        db.collection<RiskScenarioDoc>('risk_scenarios'),
        'threat_actors',
        query,
        await visibleItems(db, caller.member, 'risk_scenarios'),
      );
    },

    async list(caller: Caller, query: RiskScenarioQuery) {
      const db = readAs(options.store, caller);
      const page = await listPage(
        db.collection<RiskScenarioDoc>('risk_scenarios'),
        await scenarioList(db, query, caller.member),
      );
      return { ...page, items: await withProperties(db, caller.member, page.items, ({ id }) => id) };
    },

    /** Adds how many risks link to each scenario. */
    async withRiskCounts<S extends { id: string }>(
      caller: Caller,
      scenarios: readonly S[],
    ): Promise<(S & { risk_count: number })[]> {
      const countOf = await riskCounts(
        readAs(options.store, caller),
        caller.member,
        'risk_scenarios',
        scenarios.map(({ id }) => id),
      );
      return scenarios.map((scenario) => ({ ...scenario, risk_count: countOf(scenario.id) }));
    },

    /** Adds the ids of the properties that link to the scenario, how many risks do, and whether the caller may change it. */
    async withLinks(
      caller: Caller,
      scenario: RiskScenarioDoc,
    ): Promise<RiskScenarioDoc & { linked_properties: string[]; risk_count: number; changeable: boolean }> {
      const db = readAs(options.store, caller);
      const [[linked], countOf, changeable] = await Promise.all([
        withProperties(db, caller.member, [scenario], ({ _id }) => _id),
        riskCounts(db, caller.member, 'risk_scenarios', [scenario._id]),
        items.changeable(caller, scenario._id),
      ]);
      return {
        ...scenario,
        linked_properties: linked?.linked_properties ?? [],
        risk_count: countOf(scenario._id),
        changeable,
      };
    },
  };
}
