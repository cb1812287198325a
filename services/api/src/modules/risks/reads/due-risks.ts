import type { TaskDoc } from '../../../collections.ts';
import type { Filter, OrgDb } from '../../../store/port.ts';

const UNFINISHED = ['pending', 'in-progress'];

/**
 * Matches the risks with an unfinished task that is due.
 * @param days the first and the last day, `yyyy-mm-dd`
 */
export async function withTaskDue(
  db: OrgDb,
  { from, by }: { from: string | undefined; by: string | undefined },
): Promise<Filter> {
  const due_date = { ...(from !== undefined && { $gte: from }), ...(by !== undefined && { $lte: by }) };
  const groups = await db.collection<TaskDoc>('tasks').countBy(['risk_id'], { status: { $in: UNFINISHED }, due_date });
  const ids = groups.map(({ key }) => key['risk_id']).filter((id) => typeof id === 'string');
  return { _id: { $in: ids } };
}
