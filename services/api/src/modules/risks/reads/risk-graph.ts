/** The records that risks are connected with: assets, the properties of both, and the scenarios of risks and properties. */
import { GRAPH_LIMITS, type GraphKind, type RiskGraph, type RiskGraphQuery } from '@parapet/contracts';
import { can, connectedGraph, type GraphRecord } from '@parapet/contracts/rules';
import type { AssetDoc, MemberDoc, PropertyDoc, RiskDoc, RiskFlowDoc, RiskScenarioDoc } from '../../../collections.ts';
import type { Caller } from '../../../pipeline/call.ts';
import type { Doc, Filter, OrgDb, Store } from '../../../store/port.ts';
import { visibleAssets } from '../../assets/asset-query.ts';
import { readAs } from '../../caller.ts';
import { assertSearch } from '../../list-page.ts';
import { riskFilter } from './risk-query.ts';
import { findRisk } from '../risk-service.ts';

/** Limit of ids in one query, and so of documents in its result. */
const BATCH = 500;

function batches(ids: Iterable<string>): string[][] {
  const wanted = [...new Set(ids)];
  return Array.from({ length: Math.ceil(wanted.length / BATCH) }, (_, index) => wanted.slice(index * BATCH, (index + 1) * BATCH));
}

/** In the order of the ids. */
async function byId<T extends Doc>(db: OrgDb, collection: string, ids: Iterable<string>): Promise<T[]> {
  const found: T[] = [];
  for (const batch of batches(ids)) {
    const docs = new Map((await db.collection<T>(collection).find({ _id: { $in: batch } }, { limit: BATCH })).map((doc) => [doc._id, doc]));
    found.push(...batch.flatMap((id) => docs.get(id) ?? []));
  }
  return found;
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

async function risksFor(db: OrgDb, caller: Caller, { risk_id, q, ...filters }: RiskGraphQuery): Promise<{ risks: RiskDoc[]; total: number }> {
  if (risk_id !== undefined) await findRisk(db, caller, risk_id);
  assertSearch(q);
  const filter: Filter = { ...(await riskFilter(db, filters, caller.member)), ...(risk_id !== undefined && { _id: risk_id }) };
  const collection = db.collection<RiskDoc>('risks');
  const [risks, total] = await Promise.all([
    collection.find(filter, { sort: { field: 'risk_score', direction: -1 }, limit: GRAPH_LIMITS.risks, ...(q !== undefined && { search: q }) }),
    collection.count(filter, q),
  ]);
  return { risks, total };
}

/** The assets of each risk: its own, and those that its current flow selected. */
async function assetsByRisk(db: OrgDb, risks: readonly RiskDoc[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const flows = await byId<RiskFlowDoc>(db, 'risk_flows', risks.flatMap(({ flow }) => (flow ? [flow.id] : [])));
  const selected = new Map(flows.map(({ risk_id, selected_assets }) => [risk_id, selected_assets]));
  return new Map(risks.map((risk) => [risk._id, [...(risk.asset_id === null ? [] : [risk.asset_id]), ...risk.selected_assets, ...(selected.get(risk._id) ?? [])]]));
}

/** Properties that name one of the risks. */
async function namingRisks(db: OrgDb, risks: readonly RiskDoc[], limit: number): Promise<PropertyDoc[]> {
  const found = new Map<string, PropertyDoc>();
  for (const batch of batches(risks.map(({ _id }) => _id))) {
    const filter: Filter = { linked_risks: { $in: batch } };
    for (const property of await db.collection<PropertyDoc>('properties').find(filter, { limit })) found.set(property._id, property);
  }
  return [...found.values()];
}

async function readableAssets(db: OrgDb, member: MemberDoc, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found: AssetDoc[] = [];
  for (const batch of batches(ids)) found.push(...(await db.collection<AssetDoc>('assets').find(visibleAssets(member, batch), { limit: BATCH })));
  return new Set(found.map(({ _id }) => _id));
}

const node = (kind: GraphKind, id: string, name: string, readable: boolean, links: readonly string[]): GraphRecord => ({ kind, id, name, readable, links });

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
  const readable = items ? await readableAssets(db, caller.member, assets.map(({ _id }) => _id)) : new Set<string>();

  const naming = items ? await namingRisks(db, risks, GRAPH_LIMITS.risks) : [];
  const propertyIds = assets.filter(({ _id }) => readable.has(_id)).flatMap(({ linked_properties }) => linked_properties);
  const properties = await byId<PropertyDoc>(db, 'properties', room.take([...naming.map(({ _id }) => _id), ...propertyIds]));
  const scenarioIds = [...risks.flatMap(({ selected_scenarios }) => selected_scenarios), ...properties.flatMap(({ linked_scenarios }) => linked_scenarios)];
  const scenarios = await byId<RiskScenarioDoc>(db, 'risk_scenarios', room.take(scenarioIds));

  const graph = connectedGraph([
    ...risks.map(({ _id, title, selected_scenarios }) => node('risk', _id, title, true, [...(linked.get(_id) ?? []), ...selected_scenarios])),
    ...assets.map(({ _id, name, linked_properties }) => node('asset', _id, name, readable.has(_id), readable.has(_id) ? linked_properties : [])),
    ...properties.map(({ _id, name, linked_scenarios, linked_risks }) => node('property', _id, name, true, [...linked_scenarios, ...linked_risks])),
    ...scenarios.map(({ _id, title }) => node('scenario', _id, title, items, [])),
  ]);
  return { ...graph, total, cut: graph.cut || room.cut || total > risks.length };
}
