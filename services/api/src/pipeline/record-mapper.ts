import type { Doc } from '../store/port.ts';

/** A stored document as a record of the contract. Serialization drops fields that the contract does not have. */
export function toRecord<T extends Doc>(doc: T): Omit<T, '_id'> & { id: string } {
  const { _id: id, ...rest } = doc;
  return { id, ...rest };
}
