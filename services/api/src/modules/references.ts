/** Every id that a body names must exist in the caller's organisation. */
import { isPendingMember, unknownReferences, type Reference } from '@parapet/contracts/rules';
import { Problem } from '../pipeline/problem.ts';
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

type Named = Pick<Reference, 'collection' | 'ids'>;

/** All ids that are named of each collection. */
function idsByCollection(named: readonly Named[]): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const { collection, ids } of named) if (ids.length > 0) all.set(collection, (all.get(collection) ?? new Set()).union(new Set(ids)));
  return all;
}

/** Holds what is named: it cannot go in the same moment, and leave a link that leads nowhere. */
export async function hold(tx: Tx, named: readonly Named[]): Promise<void> {
  for (const [collection, ids] of idsByCollection(named)) {
    for (const id of ids) await holdOne(tx, collection, id);
  }
}

async function areThere(tx: Tx, collection: string, ids: ReadonlySet<string>): Promise<boolean> {
  const field = collection === 'members' ? 'user_id' : '_id';
  return (await tx.collection<Doc>(collection).count({ [field]: { $in: [...ids] } })) === ids.size;
}

/**
 * Also holds what is named: it cannot be deleted in the same moment.
 * @throws Problem 400 that names every field with an id that is not there
 */
export async function checkReferences(tx: Tx, references: readonly Reference[]): Promise<void> {
  const unknown = new Set<Reference>();
  for (const [collection, ids] of idsByCollection(references)) {
    if (await areThere(tx, collection, ids)) continue;
    // Only now does it matter which of the fields it is.
    for (const one of references) if (one.collection === collection && !(await areThere(tx, collection, new Set(one.ids)))) unknown.add(one);
  }
  if (unknown.size > 0) throw unknownReference(references.filter((one) => unknown.has(one)).map(({ path }) => path));
  await hold(tx, references);
}
