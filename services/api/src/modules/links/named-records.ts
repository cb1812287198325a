/** The records that the links in a body lead to: they must exist in the caller's organization, and stay until the change is stored. */
import type { AuditedEntity } from '@parapet/contracts';
import { LINKS, referencesIn, unknownReferences, type Reference } from '@parapet/contracts/links';
import { isPendingMember } from '@parapet/contracts/rules';
import { Problem } from '../../pipeline/problem.ts';
import type { Doc, Tx } from '../../store/port.ts';

/** @param paths JSON pointers of the fields that name what does not exist */
export function unknownReference(paths: readonly string[]): Problem {
  const { code, detail, errors } = unknownReferences(paths);
  return new Problem(400, code, detail, { errors });
}

/** Collections whose records can be deleted, which changes what links to them. */
const DELETABLE: ReadonlySet<string> = new Set(LINKS.filter(({ onDelete }) => onDelete !== 'keep').map(({ to }) => to));

type Named = Pick<Reference, 'collection' | 'ids'>;

function idsByCollection(named: readonly Named[]): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const { collection, ids } of named) if (ids.length > 0) all.set(collection, (all.get(collection) ?? new Set()).union(new Set(ids)));
  return all;
}

/** Locks the named records, so that none is deleted at the same time and the new link leads nowhere. */
export async function lockNamed(tx: Tx, named: readonly Named[]): Promise<void> {
  for (const [collection, ids] of idsByCollection(named)) {
    // A link to a member outlives them, but somebody who was invited gets another id when they join.
    const locked = collection === 'members' ? [...ids].filter((user_id) => isPendingMember({ user_id })) : DELETABLE.has(collection) ? [...ids] : [];
    if (locked.length > 0) await tx.lock(collection, locked, 'shared');
  }
}

async function allExist(tx: Tx, collection: string, ids: ReadonlySet<string>): Promise<boolean> {
  const field = collection === 'members' ? 'user_id' : '_id';
  return (await tx.collection<Doc>(collection).count({ [field]: { $in: [...ids] } })) === ids.size;
}

/**
 * Also locks the named records: see {@link lockNamed}.
 * @throws Problem 400 that names every field with an id that does not exist
 */
export async function checkReferences(tx: Tx, references: readonly Reference[]): Promise<void> {
  const unknown = new Set<Reference>();
  for (const [collection, ids] of idsByCollection(references)) {
    if (await allExist(tx, collection, ids)) continue;
    // Only now does it matter which of the fields it is.
    for (const one of references) if (one.collection === collection && !(await allExist(tx, collection, new Set(one.ids)))) unknown.add(one);
  }
  if (unknown.size > 0) throw unknownReference(references.filter((one) => unknown.has(one)).map(({ path }) => path));
  await lockNamed(tx, references);
}

/**
 * Checks, and locks, what a body links to and the record before it did not.
 * @throws Problem 400 that names every field with an id that does not exist
 */
export function checkLinks(tx: Tx, collection: AuditedEntity, body: object, before?: object): Promise<void> {
  return checkReferences(tx, referencesIn(collection, body, before));
}
