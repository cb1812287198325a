/** Dependents: the records that link to a deleted record. */
import { linksTo, type Link } from '@parapet/contracts/links';
import type { RiskFlowDoc } from '../../collections.ts';
import type { Doc, Filter, Tx } from '../../store/port.ts';
import { flowWithout } from '../risk-flows/open-flows.ts';
import type { DeletedRecord } from './deleted-record.ts';

/** The links to the record that have to be removed. */
export const linksToRemove = ({ collection }: DeletedRecord): readonly Link[] => linksTo(collection).filter(({ onDelete }) => onDelete !== 'keep');

const OPEN = { status: { $in: ['draft', 'in-progress'] } };

/** Matches the records from which a link has to be removed. */
export function dependentsBy({ field, onDelete }: Link, { id }: DeletedRecord): Filter {
  return { [field]: id, ...(onDelete === 'unlink-open-flows' && OPEN) };
}

/** Removes a link from records, or deletes the records. @param ids of dependents; records that no longer hold the link are skipped */
export async function removeLink(tx: Tx, link: Link, deleted: DeletedRecord, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const records = tx.collection<Doc>(link.from);
  const dependents = { _id: { $in: [...ids] }, ...dependentsBy(link, deleted) };
  switch (link.onDelete) {
    case 'keep':
      return;
    case 'unlink':
      // A flow that takes over the scenarios of a property locks the property, not the scenarios.
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
