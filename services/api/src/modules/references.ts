/** Every id that a body names must exist in the caller's organisation. */
import { Problem } from '../problem.ts';
import type { Doc, OrgDb } from '../store/port.ts';

export interface Reference {
  /** JSON pointer of the field. */
  path: string;
  collection: string;
  /** Field of the collection that holds the id. */
  field: '_id' | 'user_id';
  ids: readonly string[];
}

/** @param paths JSON pointers of the fields that name what is not there */
export function unknownReference(paths: readonly string[]): Problem {
  const errors = paths.map((path) => ({ path, message: 'names something that is not there' }));
  return new Problem(400, 'unknown_reference', 'The body names something that does not exist', { errors });
}

/** @throws Problem 400 that names every field with an id that is not there */
export async function checkReferences(db: OrgDb, references: readonly Reference[]): Promise<void> {
  const unknown: string[] = [];
  for (const { path, collection, field, ids } of references) {
    const wanted = new Set(ids);
    if (wanted.size === 0) continue;
    const found = await db.collection<Doc>(collection).count({ [field]: { $in: [...wanted] } });
    if (found < wanted.size) unknown.push(path);
  }
  if (unknown.length > 0) throw unknownReference(unknown);
}
