/** Adds the product's defaults to an organization. Each is added once, also by concurrent requests. */
import { DuplicateError, type Doc, type New, type OrgCollection, type OrgDb, type Store } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { changeAs, readAs } from '../caller.ts';

interface Seeded extends Doc {
  default_key?: string;
}

/** On a replica set, what a concurrent request has added becomes visible after a moment. */
const ATTEMPTS = 5;

/** A default, which has a key. */
export type Keyed<T extends Seeded> = New<T> & { default_key: string };

/** The ids of the defaults that exist, by key. */
export async function seededIds<T extends Seeded>(
  collection: OrgCollection<T>,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const found = await collection.find({ default_key: { $in: [...keys] } });
  return new Map(found.map(({ default_key = '', _id }) => [default_key, _id]));
}

/** @returns how many were added, and the ids of all by key */
export async function addMissing<T extends Seeded>(
  collection: OrgCollection<T>,
  all: readonly Keyed<T>[],
): Promise<{ added: number; ids: Map<string, string> }> {
  const ids = await seededIds(
    collection,
    all.map(({ default_key }) => default_key),
  );
  const before = ids.size;
  for (const one of all) {
    if (!ids.has(one.default_key)) ids.set(one.default_key, (await collection.insertOne(one))._id);
  }
  return { added: ids.size - before, ids };
}

/**
 * Adds what is missing. Tries again when a concurrent request adds the same.
 * @param complete returns the result when nothing is missing, null otherwise
 */
export async function addOnce<R>(
  store: Store,
  caller: Caller,
  complete: (db: OrgDb) => Promise<R | null>,
  add: (db: OrgDb) => Promise<R>,
): Promise<R> {
  const there = await complete(readAs(store, caller));
  if (there !== null) return there;
  for (let left = ATTEMPTS; ; left -= 1) {
    try {
      return await changeAs(store, caller, add);
    } catch (error) {
      if (!(error instanceof DuplicateError) || left === 1) throw error;
    }
  }
}
