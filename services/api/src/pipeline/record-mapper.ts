/** Stored documents as clients see them. */
import type { Doc } from '../store/port.ts';

/** `id` instead of `_id`; what the contract does not name is left out when the answer is serialized. */
export function toRecord<T extends Doc>(doc: T): Omit<T, '_id'> & { id: string } {
  const { _id: id, ...rest } = doc;
  return { id, ...rest };
}
