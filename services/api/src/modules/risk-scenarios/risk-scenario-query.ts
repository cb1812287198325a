import type { RiskScenarioQuery } from '@parapet/contracts';
import type { MemberDoc, PropertyDoc } from '../../collections.ts';
import type { Filter, OrgDb } from '../../store/port.ts';
import { visibleItems } from '../items/visible-items.ts';
import { sortedList, type ListRequest } from '../list-page.ts';

/** Stored fields by sort name. */
const SORT_FIELDS = { title: 'title_folded', created_at: 'created_at', updated_at: 'updated_at' };

/** The scenarios of properties that the member may see. */
async function ofProperties(db: OrgDb, member: MemberDoc, ids: readonly string[]): Promise<Filter> {
  const properties = await db
    .collection<PropertyDoc>('properties')
    .find({ $and: [await visibleItems(db, member, 'properties'), { _id: { $in: [...ids] } }] });
  return { _id: { $in: [...new Set(properties.flatMap((property) => property.linked_scenarios))] } };
}

/** The query of the store for a list call. */
export async function scenarioList(
  db: OrgDb,
  { id, threat_actor, template_id, property_id, q, cursor, limit, sort = '-updated_at' }: RiskScenarioQuery,
  member: MemberDoc,
): Promise<ListRequest> {
  const ofRequest: Filter = {
    ...(id && { _id: { $in: id } }),
    ...(threat_actor && { threat_actors: { $in: threat_actor } }),
    ...(template_id !== undefined && { template_id }),
  };
  return {
    filter: {
      $and: [
        await visibleItems(db, member, 'risk_scenarios'),
        ofRequest,
        ...(property_id ? [await ofProperties(db, member, property_id)] : []),
      ],
    },
    ...sortedList(sort, SORT_FIELDS, 'updated_at'),
    search: q,
    cursor,
    limit,
  };
}
