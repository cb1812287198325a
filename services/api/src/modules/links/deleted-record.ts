import { linkedIds, type LinkTarget } from '@parapet/contracts/links';
import type { Doc } from '../../store/port.ts';

/** A deleted record, for the update of its dependents. */
export interface DeletedRecord {
  collection: LinkTarget;
  id: string;
  /** The properties that an asset has added to flows. */
  linked_properties: string[];
}

export function deletedRecord(collection: LinkTarget, record: Doc): DeletedRecord {
  return { collection, id: record._id, linked_properties: linkedIds(record, { field: 'linked_properties' }) };
}
