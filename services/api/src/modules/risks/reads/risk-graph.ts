/** The records that risks are connected with: assets, the properties of both, and the scenarios of risks and properties. */
import { GRAPH_LIMITS, type GraphKind, type RiskGraph, type RiskGraphQuery } from '@parapet/contracts';
import { can, connectedGraph, type GraphRecord } from '@parapet/contracts/rules';
import type { AssetDoc, MemberDoc, PropertyDoc, RiskDoc, RiskFlowDoc, RiskScenarioDoc } from '../../../collections.ts';
import type { Caller } from '../../../pipeline/call.ts';
import type { Doc, Filter, OrgDb, Store } from '../../../store/port.ts';
import { readAs } from '../../caller.ts';
import { visibleIds, visibleItems } from '../../items/visible-items.ts';
import { assertSearch } from '../../list-page.ts';
import { riskFilter } from './risk-query.ts';
import { findRisk } from '../risk-service.ts';

/** In the order of the ids. */
async function byId<T extends Doc>(db: OrgDb, collection: string, ids: Iterable<string>): Promise<T[]> {
  const wanted = [...new Set(ids)];
  const found = wanted.length === 0 ? [] : await db.collection<T>(collection).find({ _id: { $in: wanted } });
  const docs = new Map(found.map((doc) => [doc._id, doc]));
  return wanted.flatMap((id) => docs.get(id) ?? []);
}

/** Takes ids until the graph is full. */
class Room {
  cut = false;
  #left: number;

  constructor(size: number) {
    this.#left = size;
  }

  take(ids: Iterable<string>): string[] {
    const wanted = [...new Set(ids)];
    const taken = wanted.slice(0, this.#left);
    this.cut ||= taken.length < wanted.length;
    this.#left -= taken.length;
    return taken;
  }
}

async function risksFor(
  db: OrgDb,
  caller: Caller,
  { risk_id, q, ...filters }: RiskGraphQuery,
): Promise<{ risks: RiskDoc[]; total: number }> {
  if (risk_id !== undefined) await findRisk(db, caller, risk_id);
  assertSearch(q);
  const filter: Filter = {
    ...(await riskFilter(db, filters, caller.member)),
    ...(risk_id !== undefined && { _id: risk_id }),
  };
  const collection = db.collection<RiskDoc>('risks');
  const [risks, total] = await Promise.all([
    collection.find(filter, {
      sort: { field: 'risk_score', direction: -1 },
      limit: GRAPH_LIMITS.risks,
      ...(q !== undefined && { search: q }),
    }),
    collection.count(filter, q),
  ]);
  return { risks, total };
}

/** The assets of each risk: its own, and those that its current flow selected. */
async function assetsByRisk(db: OrgDb, risks: readonly RiskDoc[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const flows = await byId<RiskFlowDoc>(
    db,
    'risk_flows',
    risks.flatMap(({ flow }) => (flow ? [flow.id] : [])),
  );
  const selected = new Map(flows.map(({ risk_id, selected_assets }) => [risk_id, selected_assets]));
  return new Map(
    risks.map((risk) => [
      risk._id,
      [...(risk.asset_id === null ? [] : [risk.asset_id]), ...risk.selected_assets, ...(selected.get(risk._id) ?? [])],
    ]),
  );
}

/** The ids of the properties that name one of the risks, of those that the member may see. */
async function namingRisks(db: OrgDb, member: MemberDoc, risks: readonly RiskDoc[]): Promise<string[]> {
  if (risks.length === 0) return [];
  const found = await db
    .collection<PropertyDoc>('properties')
    .positions({
      $and: [await visibleItems(db, member, 'properties'), { linked_risks: { $in: risks.map(({ _id }) => _id) } }],
    });
  return found.map(({ id }) => id);
}

const node = (kind: GraphKind, id: string, name: string, readable: boolean, links: readonly string[]): GraphRecord => ({
  kind,
  id,
  name,
  readable,
  links,
});

/**
 * Whoever may read a risk sees the names of its assets and scenarios (D36). Only people who may read these assets see what they consist of.
 * @throws Problem 400 for too many search words, 404 when the caller may not see the risk
 */
export async function riskGraph(store: Store, caller: Caller, query: RiskGraphQuery): Promise<RiskGraph> {
  const db = readAs(store, caller);
  const items = can(caller.member, 'assets', 'read').allowed;
  const { risks, total } = await risksFor(db, caller, query);
  const room = new Room(GRAPH_LIMITS.nodes - risks.length);
  const linked = await assetsByRisk(db, risks);
  const assets = await byId<AssetDoc>(db, 'assets', room.take([...linked.values()].flat()));
  const readable = items
    ? await visibleIds(
        db,
        caller.member,
        'assets',
        assets.map(({ _id }) => _id),
      )
    : new Set<string>();

  const naming = items ? await namingRisks(db, caller.member, risks) : [];
  const propertyIds = assets
    .filter(({ _id }) => readable.has(_id))
    .flatMap(({ linked_properties }) => linked_properties);
  const properties = await byId<PropertyDoc>(db, 'properties', room.take([...naming, ...propertyIds]));
  const scenarioIds = [
    ...risks.flatMap(({ selected_scenarios }) => selected_scenarios),
    ...properties.flatMap(({ linked_scenarios }) => linked_scenarios),
  ];
  const scenarios = await byId<RiskScenarioDoc>(db, 'risk_scenarios', room.take(scenarioIds));

  const readableScenarios = items
    ? await visibleIds(
        db,
        caller.member,
        'risk_scenarios',
        scenarios.map(({ _id }) => _id),
      )
    : new Set<string>();

  const graph = connectedGraph([
    ...risks.map(({ _id, title, category, selected_scenarios }) => ({
      ...node('risk', _id, title, true, [...(linked.get(_id) ?? []), ...selected_scenarios]),
      category,
    })),
    ...assets.map(({ _id, name, linked_properties }) =>
      node('asset', _id, name, readable.has(_id), readable.has(_id) ? linked_properties : []),
    ),
    ...properties.map(({ _id, name, linked_scenarios, linked_risks }) =>
      node('property', _id, name, true, [...linked_scenarios, ...linked_risks]),
    ),
    ...scenarios.map(({ _id, title }) => node('scenario', _id, title, readableScenarios.has(_id), [])),
  ]);
  return { ...graph, total, cut: graph.cut || room.cut || total > risks.length };
}
