/** Records that link to one that is deleted, and what becomes of them. */
import { linksTo, type Link } from '@parapet/contracts/links';
import type { RiskFlowDoc } from '../../collections.ts';
import type { Doc, Filter, Tx } from '../../store/port.ts';
import { flowWithout } from '../risk-flows/open-flows.ts';
import type { DeletedRecord } from './deleted-record.ts';

/** Links to the record that do not stay. */
export const linksToRemove = ({ collection }: DeletedRecord): readonly Link[] => linksTo(collection).filter(({ onDelete }) => onDelete !== 'keep');

const OPEN = { status: { $in: ['draft', 'in-progress'] } };

/** The records in which a link to the deleted one does not stay. */
export function dependentsBy({ field, onDelete }: Link, { id }: DeletedRecord): Filter {
  return { [field]: id, ...(onDelete === 'unlink-open-flows' && OPEN) };
}

/** Removes a link, or the records that hold it. @param ids of dependents; those that no longer are any stay as they are */
export async function removeLink(tx: Tx, link: Link, deleted: DeletedRecord, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const records = tx.collection<Doc>(link.from);
  const dependents = { _id: { $in: [...ids] }, ...dependentsBy(link, deleted) };
  switch (link.onDelete) {
    case 'keep':
      return;
    case 'unlink':
      // Flows take over the scenarios of a property, and lock the property for it.
      if (link.from === 'properties') await tx.lock('properties', ids);
      await records.updateMany(dependents, link.many ? { $pull: { [link.field]: deleted.id } } : { $set: { [link.field]: null } });
      return;
    case 'delete':
      for (const _id of ids) await records.deleteOne({ ...dependents, _id });
      return;
    case 'unlink-open-flows':
      for (const flow of await tx.collection<RiskFlowDoc>('risk_flows').find(dependents)) {
        await records.updateOne({ _id: flow._id }, { $set: await flowWithout(tx, flow, deleted) });
      }
  }
}
