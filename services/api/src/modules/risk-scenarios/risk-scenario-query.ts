import type { RiskScenarioQuery } from '@parapet/contracts';
import type { MemberDoc, PropertyDoc } from '../../collections.ts';
import type { Filter, OrgDb } from '../../store/port.ts';
import { visibleItems } from '../items/visible-items.ts';
import { SCENARIO_LIST } from '../../list-plan.ts';
import { plannedList, type ListRequest } from '../list-page.ts';

/** The scenarios of properties that the member may see. */
async function ofProperties(db: OrgDb, member: MemberDoc, ids: readonly string[]): Promise<Filter> {
  const properties = await db
    .collection<PropertyDoc>('properties')
    .find({ $and: [await visibleItems(db, member, 'properties'), { _id: { $in: [...ids] } }] });
  return { _id: { $in: [...new Set(properties.flatMap((property) => property.linked_scenarios))] } };
}

/** The query of the store for a list call. */
export async function scenarioList(db: OrgDb, query: RiskScenarioQuery, member: MemberDoc): Promise<ListRequest> {
  const { filter, ...request } = plannedList(SCENARIO_LIST, query, '-updated_at');
  const ofProperty = query.property_id ? [await ofProperties(db, member, query.property_id)] : [];
  return { ...request, filter: { $and: [await visibleItems(db, member, 'risk_scenarios'), filter, ...ofProperty] } };
}
