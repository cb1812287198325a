/** Every id that a body names must exist in the caller's organisation. */
import { isPendingMember, unknownReferences, type Reference } from '@parapet/contracts/rules';
import { Problem } from '../pipeline/problem.ts';
import type { Doc, Tx } from '../store/port.ts';

/** @param paths JSON pointers of the fields that name what is not there */
export function unknownReference(paths: readonly string[]): Problem {
  const { code, detail, errors } = unknownReferences(paths);
  return new Problem(400, code, detail, { errors });
}

/** Records that can be deleted, which unlinks what names them. GRC domains and risk tables stay for good. */
const DELETABLE: ReadonlySet<string> = new Set([
  'assets', 'properties', 'risk_scenarios', 'risks', 'asset_templates', 'property_templates', 'risk_scenario_templates', 'grc_templates',
]);

type Named = Pick<Reference, 'collection' | 'ids'>;

/** All ids that are named of each collection. */
function idsByCollection(named: readonly Named[]): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const { collection, ids } of named) if (ids.length > 0) all.set(collection, (all.get(collection) ?? new Set()).union(new Set(ids)));
  return all;
}

/** Locks the named records: they cannot be deleted at the same time, which would leave a link that leads nowhere. */
export async function lockNamed(tx: Tx, named: readonly Named[]): Promise<void> {
  for (const [collection, ids] of idsByCollection(named)) {
    // A link to a member outlives them, but somebody who was invited gets another id when they join.
    const locked = collection === 'members' ? [...ids].filter((user_id) => isPendingMember({ user_id })) : DELETABLE.has(collection) ? [...ids] : [];
    if (locked.length > 0) await tx.lock(collection, locked, 'shared');
  }
}

async function areThere(tx: Tx, collection: string, ids: ReadonlySet<string>): Promise<boolean> {
  const field = collection === 'members' ? 'user_id' : '_id';
  return (await tx.collection<Doc>(collection).count({ [field]: { $in: [...ids] } })) === ids.size;
}

/**
 * Also locks the named records: see {@link lockNamed}.
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
  await lockNamed(tx, references);
}
