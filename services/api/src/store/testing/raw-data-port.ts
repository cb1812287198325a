/** What tests do to the data without the store. */
import type { JsonObject } from '../json.ts';

/** @returns the document as it should be; null to remove it */
export type Tamper = (doc: JsonObject) => JsonObject | null;

export interface RawData {
  /** @throws Error when there is no such document */
  tamper(collection: string, organizationId: string, id: string, change: Tamper): Promise<void>;
  /** Inserts a document that the store has not written. */
  plant(collection: string, organizationId: string, doc: JsonObject & { _id: string }): Promise<void>;
}
