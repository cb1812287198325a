/** Every id that a body names must exist in the caller's organisation. */
import { unknownReferences, type Reference } from '@parapet/contracts/rules';
import { Problem } from '../problem.ts';
import type { Doc, Tx } from '../store/port.ts';
import { takeTurn } from './record-turns.ts';

/** @param paths JSON pointers of the fields that name what is not there */
export function unknownReference(paths: readonly string[]): Problem {
  const { code, detail, errors } = unknownReferences(paths);
  return new Problem(400, code, detail, { errors });
}

/**
 * What can be deleted, and takes the links to it along. Templates are not among them: an item or a risk may name one
 * that is gone, and many are made from the same one at once.
 */
const UNLINKED_WHEN_DELETED: ReadonlySet<string> = new Set(['assets', 'properties', 'risk_scenarios', 'risks']);

/**
 * Also holds what is named: it cannot be deleted in the same moment.
 * @throws Problem 400 that names every field with an id that is not there
 */
export async function checkReferences(tx: Tx, references: readonly Reference[]): Promise<void> {
  const unknown: string[] = [];
  for (const { path, collection, ids } of references) {
    const wanted = new Set(ids);
    if (wanted.size === 0) continue;
    const field = collection === 'members' ? 'user_id' : '_id';
    const found = await tx.collection<Doc>(collection).count({ [field]: { $in: [...wanted] } });
    if (found < wanted.size) unknown.push(path);
  }
  if (unknown.length > 0) throw unknownReference(unknown);
  for (const { collection, ids } of references) {
    if (UNLINKED_WHEN_DELETED.has(collection)) for (const id of new Set(ids)) await takeTurn(tx, collection, id);
  }
}
