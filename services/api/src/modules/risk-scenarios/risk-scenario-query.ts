import type { RiskScenarioQuery } from '@parapet/contracts';
import { sortedList, type ListRequest } from '../list-page.ts';

/** Stored fields by the names of the sorts. */
const SORT_FIELDS = { title: 'title_folded', created_at: 'created_at', updated_at: 'updated_at' };

/** The query of the store for a list call. */
export function scenarioList({ id, threat_actor, template_id, q, cursor, limit, sort = '-updated_at' }: RiskScenarioQuery): ListRequest {
  return {
    filter: {
      ...(id && { _id: { $in: id } }),
      ...(threat_actor && { threat_actors: { $in: threat_actor } }),
      ...(template_id !== undefined && { template_id }),
    },
    ...sortedList(sort, SORT_FIELDS, 'updated_at'),
    search: q,
    cursor,
    limit,
  };
}
