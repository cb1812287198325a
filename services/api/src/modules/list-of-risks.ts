/** Lists of what belongs to risks and is assigned to people: flows, plans and tasks. */
import type { Filter, OrgDb } from '../store/port.ts';
import { assignedTo } from './assignee.ts';
import { sortedList, type ListRequest } from './list-page.ts';

interface Query<F extends string> {
  risk_id?: string[];
  status?: string[];
  assigned_to?: string;
  sort?: F | `-${F}`;
  q?: string;
  cursor?: string;
  limit?: number;
}

/**
 * The list call as the store understands it; newest change first unless the query says otherwise.
 * @param visible what the caller may see at all
 * @param fields of the store that the sorts stand for
 * @param more that only this list is filtered by
 */
export async function listOfRisks<F extends string>(
  db: OrgDb,
  visible: Filter,
  { risk_id, status, assigned_to, sort, q, cursor, limit }: Query<NoInfer<F>>,
  fields: Readonly<Record<F | 'updated_at', string>>,
  more: Filter = {},
): Promise<ListRequest> {
  return {
    filter: {
      ...(risk_id && { risk_id: { $in: risk_id } }),
      ...(status && { status: { $in: status } }),
      ...(await assignedTo(db, assigned_to)),
      ...visible,
      ...more,
    },
    ...sortedList<F | 'updated_at'>(sort ?? '-updated_at', fields, 'updated_at'),
    search: q,
    cursor,
    limit,
  };
}
