/** Data of other records that items show: the names of the records that an item links to, and the number of risks that link to the item. */
import type { AssetDoc, MemberDoc, PropertyDoc, RiskDoc, RiskScenarioDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';
import { linkFields } from '../links/link-filter.ts';
import { visibleRisks } from '../risk-scope.ts';

type NamesOf = (ids: readonly string[]) => Record<string, string>;

function picker(names: ReadonlyMap<string, string>): NamesOf {
  return (ids) => Object.fromEntries(ids.flatMap((id) => (names.has(id) ? [[id, names.get(id) ?? '']] : [])));
}

/** @param ids of all properties of the assets that will be asked for */
export async function propertyLinks(
  db: OrgDb,
  ids: Iterable<string>,
): Promise<{ namesOf: NamesOf; scenarioCount: (ids: readonly string[]) => number }> {
  const wanted = [...new Set(ids)];
  const found =
    wanted.length === 0 ? [] : await db.collection<PropertyDoc>('properties').find({ _id: { $in: wanted } });
  const scenarios = new Map(found.map(({ _id, linked_scenarios }) => [_id, linked_scenarios]));
  return {
    namesOf: picker(new Map(found.map(({ _id, name }) => [_id, name]))),
    scenarioCount: (some) => new Set(some.flatMap((id) => scenarios.get(id) ?? [])).size,
  };
}

/** @param ids of all records whose names will be asked for */
export async function scenarioNames(db: OrgDb, ids: Iterable<string>): Promise<NamesOf> {
  const wanted = [...new Set(ids)];
  const found =
    wanted.length === 0 ? [] : await db.collection<RiskScenarioDoc>('risk_scenarios').find({ _id: { $in: wanted } });
  return picker(new Map(found.map(({ _id, title }) => [_id, title])));
}

/** Number of the risks that link to each record, of those that the member may see. */
export async function riskCounts(
  db: OrgDb,
  member: MemberDoc,
  to: 'assets' | 'risk_scenarios',
  ids: readonly string[],
): Promise<(id: string) => number> {
  const countOf = await db.collection<RiskDoc>('risks').countLinks(linkFields('risks', to), ids, visibleRisks(member));
  return (id) => countOf.get(id) ?? 0;
}

/** The ids of the assets that an item hangs on. */
export type AssetsOf = (id: string) => string[];

/** @param ids of all properties that will be asked for */
export async function assetsOfProperties(db: OrgDb, ids: readonly string[]): Promise<AssetsOf> {
  const assets =
    ids.length === 0 ? [] : await db.collection<AssetDoc>('assets').find({ linked_properties: { $in: [...ids] } });
  return (id) => assets.flatMap(({ _id, linked_properties }) => (linked_properties.includes(id) ? [_id] : []));
}
