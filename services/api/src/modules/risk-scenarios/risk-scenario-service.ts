/** Reads and changes risk scenarios on behalf of a member. */
import type { RiskScenario, RiskScenarioCreate, RiskScenarioQuery, RiskScenarioUpdate } from '@parapet/contracts';
import { SCENARIO_RULES } from '@parapet/contracts/rules';
import type { MemberDoc, PropertyDoc, RiskScenarioDoc } from '../../collections.ts';
import type { Caller } from '../../pipeline/call.ts';
import type { OrgDb } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { assetsOfProperties, riskCounts } from '../items/item-links.ts';
import { itemService } from '../items/item-service.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { linkToProperties, withProperties } from '../properties/linked-scenarios.ts';
import { scenarioList } from './risk-scenario-query.ts';

interface OfOthers extends Pick<RiskScenario, 'linked_properties'> {
  risk_count: number;
}

/** Adds the ids of the properties that link to scenarios, and how many risks do. */
async function withLinks<S>(
  db: OrgDb,
  member: MemberDoc,
  scenarios: readonly S[],
  idOf: (scenario: S) => string,
): Promise<(S & OfOthers)[]> {
  const [linked, countOf] = await Promise.all([
    withProperties(db, member, scenarios, idOf),
    riskCounts(db, member, 'risk_scenarios', scenarios.map(idOf)),
  ]);
  return linked.map((scenario) => ({ ...scenario, risk_count: countOf(idOf(scenario)) }));
}

export function riskScenarioService(options: ServiceOptions) {
  const items = itemService<RiskScenarioDoc, RiskScenarioQuery, RiskScenarioCreate, RiskScenarioUpdate, OfOthers>(
    options,
    {
      ...SCENARIO_RULES,
      items: 'risk_scenarios',
      list: (db, query, { member }) => scenarioList(db, query, member),
      rows: (db, scenarios, { member }) => withLinks(db, member, scenarios, ({ id }) => id),
      // Who creates a scenario sees all properties.
      changeOthers: async (tx, { _id }, { linked_properties }, { member }, isNew) =>
        linked_properties === undefined
          ? undefined
          : linkToProperties(tx, _id, linked_properties, isNew ? undefined : member),
      async assetsOf(db, ids) {
        const properties = await db.collection<PropertyDoc>('properties').find({ linked_scenarios: { $in: [...ids] } });
        const assetsOf = await assetsOfProperties(
          db,
          properties.map(({ _id }) => _id),
        );
        return (id) => properties.flatMap((one) => (one.linked_scenarios.includes(id) ? assetsOf(one._id) : []));
      },
    },
  );
  return {
    ...items,

    /** Adds also whether the caller may change it. */
    shown: async (caller: Caller, scenario: RiskScenarioDoc) => {
      const [[one], changeable] = await Promise.all([
        withLinks(readAs(options.store, caller), caller.member, [scenario], ({ _id }) => _id),
        items.changeable(caller, scenario._id),
      ]);
      return { ...scenario, linked_properties: [], risk_count: 0, ...one, changeable };
    },
  };
}
