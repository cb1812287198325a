/** Everything that the pages of one risk flow show, in one answer. */
import type { FlowWorkspace } from '@parapet/contracts';
import { can, linkedRisks, previousFlow } from '@parapet/contracts/rules';
import type { AssetDoc, MemberDoc, PropertyDoc, RiskDoc, RiskFlowDoc, RiskScenarioDoc } from '../../../collections.ts';
import type { Caller } from '../../../pipeline/call.ts';
import { toRecord } from '../../../pipeline/record-mapper.ts';
import type { Doc, Filter, OrgDb, Store } from '../../../store/port.ts';
import { readAs } from '../../caller.ts';
import { visibleItems, type ItemCollection } from '../../items/visible-items.ts';
import { withoutGoneLinks } from '../../links/read-links.ts';
import { withProperties } from '../../properties/linked-scenarios.ts';
import { riskWithNames, risksWithNames } from '../../risks/reads/risk-names.ts';
import { findRisk } from '../../risks/risk-service.ts';
import { visibleRisks } from '../../risk-scope.ts';
import { planOfFlow } from '../flow-plan.ts';
import { flowsOf, readFlow } from '../flows.ts';

/** The records with these ids, in their order. @param filter matches those that the caller may see */
async function inOrder<T extends Doc>(db: OrgDb, collection: string, ids: readonly string[], filter: Filter) {
  if (ids.length === 0) return [];
  const found = new Map((await db.collection<T>(collection).find(filter)).map((doc) => [doc._id, toRecord(doc)]));
  return ids.map((id) => found.get(id)).filter((record) => record !== undefined);
}

/** Roles that may not read assets get no items: they see only the names of items, which the flow contains. */
async function itemsOf(db: OrgDb, member: MemberDoc, flow: RiskFlowDoc) {
  if (!can(member, 'assets', 'read').allowed) return { assets: [], properties: [], scenarios: [] };
  const visible = async (collection: ItemCollection, ids: readonly string[]): Promise<Filter> => ({
    $and: [await visibleItems(db, member, collection), { _id: { $in: [...ids] } }],
  });
  const scenarios = await inOrder<RiskScenarioDoc>(
    db,
    'risk_scenarios',
    flow.selected_scenarios,
    await visible('risk_scenarios', flow.selected_scenarios),
  );
  return {
    assets: await inOrder<AssetDoc>(db, 'assets', flow.selected_assets, await visible('assets', flow.selected_assets)),
    properties: await inOrder<PropertyDoc>(
      db,
      'properties',
      flow.selected_properties,
      await visible('properties', flow.selected_properties),
    ),
    scenarios: await withProperties(db, member, scenarios, ({ id }) => id),
  };
}

/** @throws Problem 404 also when the caller may not see the risk */
export async function flowWorkspace(store: Store, caller: Caller, id: string): Promise<FlowWorkspace> {
  const db = readAs(store, caller);
  const flow = await readFlow(store, db, caller, id);
  const [risk, plan, flows] = await Promise.all([
    findRisk(db, caller, flow.risk_id).then((found) => withoutGoneLinks(store, db, 'risks', found)),
    planOfFlow(db, id),
    flowsOf(db).find({ risk_id: flow.risk_id }),
  ]);
  const linked = linkedRisks(flow.asset_scenario_evaluations);
  return {
    flow: toRecord(flow),
    risk: toRecord(await riskWithNames(store, db, risk)),
    plan: plan && toRecord(plan),
    ...(await itemsOf(db, caller.member, flow)),
    linked_risks: await risksWithNames(
      store,
      db,
      await inOrder<RiskDoc>(db, 'risks', linked, { _id: { $in: linked }, ...visibleRisks(caller.member) }),
    ),
    previous: previousFlow(flows.map(toRecord), toRecord(flow)),
  };
}
