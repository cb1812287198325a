/** Dependents: the records that link to a deleted record. */
import { linkedIds, linksTo, type Link } from '@parapet/contracts/links';
import type { RiskFlowDoc } from '../../collections.ts';
import type { Doc, Filter, Tx } from '../../store/port.ts';
import { flowsWithout } from './open-flows.ts';
import type { DeletedRecord } from './deleted-record.ts';

/** The links to the record that have to be removed. */
export const linksToRemove = ({ collection }: DeletedRecord): readonly Link[] =>
  linksTo(collection).filter(({ onDelete }) => onDelete !== 'keep');

const OPEN = ['draft', 'in-progress'];

/** Matches the records from which a link has to be removed. */
export function dependentsBy({ field, onDelete }: Link, { id }: DeletedRecord): Filter {
  return { [field]: id, ...(onDelete === 'unlink-open-flows' && { status: { $in: OPEN } }) };
}

/** {@link dependentsBy} for a record that was read. */
export function isDependent(record: Doc & { status?: string }, link: Link, { id }: DeletedRecord): boolean {
  return (
    linkedIds(record, link).includes(id) &&
    (link.onDelete !== 'unlink-open-flows' || OPEN.includes(record.status ?? ''))
  );
}

/** Reads the records that are still dependents. */
export async function remainingDependents(
  tx: Tx,
  link: Link,
  deleted: DeletedRecord,
  ids: readonly string[],
): Promise<Doc[]> {
  // By id alone: with more conditions a database may start from an index that leads to all dependents.
  const records = await tx.collection<Doc>(link.from).find({ _id: { $in: [...ids] } });
  return records.filter((record) => isDependent(record, link, deleted));
}

/** Removes a link from its dependents, or deletes them. */
export async function removeLink(
  tx: Tx,
  link: Link,
  deleted: DeletedRecord,
  dependents: readonly Doc[],
): Promise<void> {
  if (dependents.length === 0) return;
  const records = tx.collection<Doc>(link.from);
  const ids = dependents.map(({ _id }) => _id);
  switch (link.onDelete) {
    case 'keep':
      return;
    case 'unlink':
      await records.updateMany(
        { _id: { $in: ids } },
        link.many ? { $pull: { [link.field]: deleted.id } } : { $set: { [link.field]: null } },
      );
      return;
    case 'delete':
      for (const _id of ids) await records.deleteOne({ _id });
      return;
    case 'unlink-open-flows': {
      const flows = await tx.collection<RiskFlowDoc>('risk_flows').find({ _id: { $in: ids } });
      for (const [_id, $set] of await flowsWithout(tx, flows, deleted)) await records.updateOne({ _id }, { $set });
    }
  }
}
