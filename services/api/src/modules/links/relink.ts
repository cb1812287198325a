import { relinked, type Link } from '@parapet/contracts/links';
import type { Doc, Filter, Tx } from '../../store/port.ts';

/**
 * Makes the links of records to one record lead to another one.
 * @param filter which of the records that hold such a link
 * @param mayChange as for `relinked`
 */
export async function relink(
  tx: Tx,
  link: Link,
  [from, to]: readonly [string, string],
  filter: Filter = {},
  mayChange?: (item: object) => boolean,
): Promise<void> {
  const records = tx.collection<Doc>(link.from);
  for (const record of await records.find({ $and: [{ [link.field]: from }, filter] }))
    await records.updateOne({ _id: record._id }, { $set: relinked(record, link, from, to, mayChange) });
}
