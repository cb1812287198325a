/** Small documents about the database itself, e.g. which migrations have run. */
import { ConflictError, type Session, type Stored } from '../engine.ts';
import type { JsonObject } from '../json.ts';
import { OWN } from '../plans.ts';
import { DuplicateError } from '../port.ts';
import { systemQuery } from '../collections/system-collection.ts';

export async function readMeta(session: Session, id: string): Promise<Stored | null> {
  return session.findFirst(systemQuery(OWN.meta, { _id: id }));
}

/** Inserts or replaces. @param session of a transaction */
export async function writeMeta(session: Session, id: string, fields: JsonObject): Promise<void> {
  const before = await readMeta(session, id);
  const after = { ...fields, _id: id };
  if (before) return session.replace(OWN.meta, before, after);
  try {
    await session.insert(OWN.meta, after);
  } catch (error) {
    // Another process was faster; the retried transaction finds its document.
    throw error instanceof DuplicateError ? new ConflictError(error.message, { cause: error }) : error;
  }
}
