/** Every id that a body names must exist in the caller's organisation. */
import { isPendingMember, unknownReferences, type Reference } from '@parapet/contracts/rules';
import { Problem } from '../problem.ts';
import type { Doc, Tx } from '../store/port.ts';
import { takeShare, takeTurn } from './record-turns.ts';

/** @param paths JSON pointers of the fields that name what is not there */
export function unknownReference(paths: readonly string[]): Problem {
  const { code, detail, errors } = unknownReferences(paths);
  return new Problem(400, code, detail, { errors });
}

/** What can be deleted, and takes the links to it along. GRC domains and risk tables stay for good. */
const UNLINKED_WHEN_DELETED: ReadonlySet<string> = new Set(['assets', 'properties', 'risk_scenarios', 'risks']);
/** The same, but many things are made from one at once. */
const TEMPLATES: ReadonlySet<string> = new Set(['asset_templates', 'property_templates', 'risk_scenario_templates', 'grc_templates']);

async function holdOne(tx: Tx, collection: string, id: string): Promise<void> {
  if (TEMPLATES.has(collection)) return takeShare(tx, collection, id);
  // A link to a member outlives them, but somebody who was invited gets another id when they come.
  if (UNLINKED_WHEN_DELETED.has(collection) || (collection === 'members' && isPendingMember({ user_id: id }))) await takeTurn(tx, collection, id);
}

/** Holds what is named: it cannot go in the same moment, and leave a link that leads nowhere. */
export async function hold(tx: Tx, named: readonly Pick<Reference, 'collection' | 'ids'>[]): Promise<void> {
  const idsIn = new Map<string, Set<string>>();
  for (const { collection, ids } of named) idsIn.set(collection, (idsIn.get(collection) ?? new Set()).union(new Set(ids)));
  for (const [collection, ids] of idsIn) {
    for (const id of ids) await holdOne(tx, collection, id);
  }
}

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
  await hold(tx, references);
}
