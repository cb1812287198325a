/** Announces deletions to other processes. Change streams do not contain deleted documents, so their reported fields are stored for a while. */
import type { Document } from 'mongodb';
import type { Deleted } from '../engine.ts';
import type { Stored } from '../engine.ts';
import { expiring, fromMongo, KEY } from './shape.ts';

/** After this time (ms) an announcement is removed: a change stream that is resumed later misses it. */
const LIFETIME = 300_000;

/** @param by id of this process @param now ms since 1970 */
export function announcement(by: string, { collection, docs }: Deleted, now: number): Document {
  const expires_at = new Date(now + LIFETIME).toISOString();
  return {
    [KEY]: crypto.randomUUID(),
    by,
    collection,
    docs: docs.map(({ _id, ...fields }) => ({ ...fields, [KEY]: _id })),
    expires_at,
    ...expiring(expires_at),
  };
}

/** @returns null for an announcement of that process itself */
export function announcedTo(process: string, { by, collection, docs }: Stored): Deleted | null {
  if (by === process || typeof collection !== 'string' || !Array.isArray(docs)) return null;
  return { collection, docs: docs.flatMap((doc) => (typeof doc === 'object' && doc !== null ? [fromMongo(doc)] : [])) };
}
