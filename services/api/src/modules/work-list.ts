/** Lists of flows, plans and tasks, which belong to risks and are assigned to people. */
import type { Filter, OrgDb } from '../store/port.ts';
import { assignedTo } from './assignee.ts';
import { sortedList, type ListRequest } from './list-page.ts';

interface Query<F extends string> {
  risk_id?: string[];
  status?: string[] | undefined;
  assigned_to?: string;
  sort?: F | `-${F}`;
  q?: string;
  cursor?: string;
  limit?: number;
}

/**
 * The query of the store for a list call. By default the last changed record comes first.
 * @param visible matches what the caller may see
 * @param fields stored fields by sort name
 * @param more filters of this list alone
 */
export async function workList<F extends string>(
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
