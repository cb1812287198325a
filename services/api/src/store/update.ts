/** Applies an update to a document, in the same way whatever the database. */
import { update as apply } from 'mingo/updater';
import type { Stored } from './engine.ts';
import { toJsonObject } from './json.ts';
import { RefusedQueryError, type Update } from './port.ts';

/**
 * @returns the changed document; the one given stays as it is
 * @throws RefusedQueryError when the document does not have the shape that the update needs
 */
export function updated(doc: Stored, update: Update): Stored {
  const copy = structuredClone(doc);
  try {
    apply(copy, update, [], {}, { cloneMode: 'deep' });
  } catch (error) {
    throw new RefusedQueryError(`The update does not fit the document: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  return { ...toJsonObject(copy), _id: doc._id, organization_id: doc.organization_id };
}
