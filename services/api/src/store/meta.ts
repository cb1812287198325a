/** Small facts that the store keeps about itself. */
import type { Session, Stored } from './engine.ts';
import type { JsonObject } from './json.ts';
import { OWN } from './plans.ts';
import { systemQuery } from './system-collection.ts';

export async function readMeta(session: Session, id: string): Promise<Stored | null> {
  return session.findFirst(systemQuery(OWN.meta, { _id: id }));
}

/** Inserts or replaces; inside a transaction. */
export async function writeMeta(session: Session, id: string, fields: JsonObject): Promise<void> {
  const before = await readMeta(session, id);
  const after = { ...fields, _id: id };
  if (before) await session.replace(OWN.meta, before, after);
  else await session.insert(OWN.meta, after);
}
