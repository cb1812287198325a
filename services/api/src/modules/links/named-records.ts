/** Checks that the records to which a request refers exist in the caller's organization, and locks them. */
import type { AuditedEntity } from '@parapet/contracts';
import { LINKS, referencesIn, unknownReferences, type Reference } from '@parapet/contracts/links';
import { isPendingMember } from '@parapet/contracts/rules';
import { Problem } from '../../pipeline/problem.ts';
import type { Doc, Filter, Tx } from '../../store/port.ts';

/** @param paths JSON pointers of the fields */
export function unknownReference(paths: readonly string[]): Problem {
  const { code, detail, errors } = unknownReferences(paths);
  return new Problem(400, code, detail, { errors });
}

/** Collections whose records can be deleted. */
const DELETABLE: ReadonlySet<string> = new Set(LINKS.filter(({ onDelete }) => onDelete !== 'keep').map(({ to }) => to));

type Named = Pick<Reference, 'collection' | 'ids'>;

function idsByCollection(named: readonly Named[]): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const { collection, ids } of named)
    if (ids.length > 0) all.set(collection, (all.get(collection) ?? new Set()).union(new Set(ids)));
  return all;
}

/** Locks the records, so that none is deleted before the links to it are stored. */
export async function lockNamed(tx: Tx, named: readonly Named[]): Promise<void> {
  for (const [collection, ids] of idsByCollection(named)) {
    // Links to a member stay when the member is removed, but the id of an invited member changes when they join.
    const locked =
      collection === 'members'
        ? [...ids].filter((user_id) => isPendingMember({ user_id }))
        : DELETABLE.has(collection)
          ? [...ids]
          : [];
    if (locked.length > 0) await tx.lock(collection, locked, 'shared');
  }
}

/** Matches the records of a collection that a request may name. */
export type Nameable = (collection: string) => Filter | Promise<Filter>;
const everything: Nameable = () => ({});

async function allExist(tx: Tx, collection: string, ids: ReadonlySet<string>, nameable: Nameable): Promise<boolean> {
  const field = collection === 'members' ? 'user_id' : '_id';
  return (
    (await tx
      .collection<Doc>(collection)
      .count({ $and: [await nameable(collection), { [field]: { $in: [...ids] } }] })) === ids.size
  );
}

/**
 * Also locks the records: see {@link lockNamed}.
 * @param nameable all records by default
 * @throws Problem 400 that names every field with an id that does not exist
 */
export async function checkReferences(tx: Tx, references: readonly Reference[], nameable = everything): Promise<void> {
  const unknown = new Set<Reference>();
  for (const [collection, ids] of idsByCollection(references)) {
    if (await allExist(tx, collection, ids, nameable)) continue;
    // Looks for the fields only now, because that takes a query for each of them.
    for (const one of references)
      if (one.collection === collection && !(await allExist(tx, collection, new Set(one.ids), nameable)))
        unknown.add(one);
  }
  if (unknown.size > 0) throw unknownReference(references.filter((one) => unknown.has(one)).map(({ path }) => path));
  await lockNamed(tx, references);
}

/**
 * Checks and locks the records to which a change adds links.
 * @param nameable as for {@link checkReferences}
 * @throws Problem 400 that names every field with an id that does not exist
 */
export function checkLinks(
  tx: Tx,
  collection: AuditedEntity,
  body: object,
  before?: object,
  nameable?: Nameable,
): Promise<void> {
  return checkReferences(tx, referencesIn(collection, body, before), nameable);
}
