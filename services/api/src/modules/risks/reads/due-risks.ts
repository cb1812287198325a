import type { TaskDoc } from '../../../collections.ts';
import type { Filter, OrgDb } from '../../../store/port.ts';

const UNFINISHED = ['pending', 'in-progress'];
/** Ids in one condition: databases limit the parameters of a query. */
const IDS = 10_000;

/**
 * Matches the risks with an unfinished task that is due.
 * @param days the first and the last day, `yyyy-mm-dd`
 */
export async function withTaskDue(db: OrgDb, { from, by }: { from: string | undefined; by: string | undefined }): Promise<Filter> {
  const due_date = { ...(from !== undefined && { $gte: from }), ...(by !== undefined && { $lte: by }) };
  const groups = await db.collection<TaskDoc>('tasks').countBy(['risk_id'], { status: { $in: UNFINISHED }, due_date });
  const ids = groups.map(({ key }) => key['risk_id']).filter((id) => typeof id === 'string');
  const parts = Array.from({ length: Math.ceil(ids.length / IDS) }, (_, part) => ({ _id: { $in: ids.slice(part * IDS, (part + 1) * IDS) } }));
  return parts.length === 0 ? { _id: { $in: [] } } : { $or: parts };
}
