import { toRecord } from '../pipeline/record-mapper.ts';
import type { Doc, OrgDb } from '../store/port.ts';

/** Finds the records that exist. */
export async function findAll<T extends Doc>(db: OrgDb, collection: string, ids: readonly string[]) {
  const found = ids.length === 0 ? [] : await db.collection<T>(collection).find({ _id: { $in: [...new Set(ids)] } });
  return found.map(toRecord);
}
