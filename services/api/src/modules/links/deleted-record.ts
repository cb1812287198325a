import { linkedIds, type LinkTarget } from '@parapet/contracts/links';
import type { Doc } from '../../store/port.ts';

/** What of a deleted record its dependents need to know. */
export interface DeletedRecord {
  collection: LinkTarget;
  id: string;
  /** Of an asset: the properties that it brought into flows. */
  linked_properties: string[];
}

export function deletedRecord(collection: LinkTarget, record: Doc): DeletedRecord {
  return { collection, id: record._id, linked_properties: linkedIds(record, { field: 'linked_properties' }) };
}
