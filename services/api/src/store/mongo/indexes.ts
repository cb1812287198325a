/** Creates the indexes of the collections: one command per collection, of what is missing there. */
import { MongoServerError, type Collection, type Db, type Document, type IndexDescription } from 'mongodb';
import type { CollectionPlan } from '../engine.ts';
import { EXPIRES, KEY, sortPath, uniquePath, WORDS } from './shape.ts';

/** Marks the indexes that the store may drop; others may belong to whoever runs the database. */
const PREFIX = 'parapet:';
const KEY_INDEX = `${PREFIX}key`;
const INDEX_NOT_FOUND = 27;
/** Collections worked on at a time; MongoDB builds three indexes at once and lets others wait. */
const PARALLEL = 4;

interface Wanted extends IndexDescription {
  name: string;
  key: Record<string, 1>;
}

/** Documents of organizations are found, and sharded, by organization first. */
const start = (plan: CollectionPlan): Record<string, 1> => (plan.system ? {} : { organization_id: 1 });

/** Keeps ids unique: the store reads and writes nothing before this index exists. */
const keyIndex = (plan: CollectionPlan): Wanted => ({
  name: KEY_INDEX,
  key: { ...start(plan), [KEY]: 1 },
  unique: true,
});

function wantedIndexes(plan: CollectionPlan): Wanted[] {
  const wanted = new Map<string, Omit<Wanted, 'name'>>();
  // Contains only the few documents that carry the mark, in the order in which they are read.
  for (const path of plan.marks)
    wanted.set(`mark:${path}`, {
      key: { ...start(plan), [path]: 1, [KEY]: 1 },
      partialFilterExpression: { [path]: true },
    });
  for (const path of plan.filters) wanted.set(`filter:${path}`, { key: { ...start(plan), [path]: 1 } });
  // For a list the index has an entry for each id. Skips fields that have an index already, as MongoDB refuses two alike.
  const indexed = new Set([...plan.filters, ...plan.unique.filter(({ length }) => length === 1).flat()]);
  for (const path of plan.links)
    if (!indexed.has(path)) wanted.set(`link:${path}`, { key: { ...start(plan), [path]: 1 } });
  for (const field of plan.sorts) {
    const path = sortPath(plan, field);
    wanted.set(`sort:${path}`, { key: { ...start(plan), [path]: 1, [KEY]: 1 } });
  }
  for (const fields of plan.unique) {
    const path = uniquePath(fields);
    wanted.set(`unique:${path}`, {
      key: { ...start(plan), [path]: 1 },
      unique: true,
      partialFilterExpression: { [path]: { $exists: true } },
    });
    // The unique index holds the values as one text; queries filter by the fields.
    wanted.set(`filter:${fields.join('+')}`, {
      key: { ...start(plan), ...Object.fromEntries(fields.map((field) => [field, 1 as const])) },
    });
  }
  if (plan.system) wanted.set('expiry', { key: { [EXPIRES]: 1 }, expireAfterSeconds: 0 });
  if (plan.search.length > 0) wanted.set('words', { key: { ...start(plan), [WORDS]: 1 } });
  return [keyIndex(plan), ...[...wanted].map(([name, index]) => ({ name: `${PREFIX}${name}`, ...index }))];
}

export async function dropCollection(db: Db, { name }: CollectionPlan): Promise<void> {
  if (await db.listCollections({ name }, { nameOnly: true }).hasNext()) await db.dropCollection(name);
}

const definition = ({ key, unique = false, partialFilterExpression = null, expireAfterSeconds = null }: Document) =>
  JSON.stringify([key, unique, partialFilterExpression, expireAfterSeconds]);

/** How the indexes of a collection differ from those that the store wants. */
interface Difference {
  missing: Wanted[];
  /** No longer wanted, or not with this definition. */
  outdated: string[];
}

function difference(plan: CollectionPlan, existing: readonly Document[]): Difference {
  const wanted = new Map(wantedIndexes(plan).map((index) => [index.name, index]));
  const outdated: string[] = [];
  for (const index of existing) {
    const name = String(index['name']);
    const same = wanted.get(name);
    if (same && definition(same) === definition(index)) wanted.delete(name);
    else if (name.startsWith(PREFIX)) outdated.push(name);
  }
  return { missing: [...wanted.values()], outdated };
}

const isEmpty = ({ missing, outdated }: Difference) => missing.length + outdated.length === 0;

const ofKey = ({ missing, outdated }: Difference): Difference => ({
  missing: missing.filter(({ name }) => name === KEY_INDEX),
  outdated: outdated.filter((name) => name === KEY_INDEX),
});

async function update(collection: Collection, { missing, outdated }: Difference): Promise<void> {
  for (const name of outdated) await drop(collection, name);
  if (missing.length > 0) await collection.createIndexes(missing);
}

/** Processes that start together all see the outdated index; only one of them can drop it. */
async function drop(collection: Collection, name: string): Promise<void> {
  try {
    await collection.dropIndex(name);
  } catch (error) {
    if (!(error instanceof MongoServerError && error.code === INDEX_NOT_FOUND)) throw error;
  }
}

async function forEach<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items].values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}

/**
 * Creates all indexes of collections that do not exist yet, and the key index of the others.
 * @returns the collections that {@link updateIndexes} has yet to work on
 */
export async function createKeyIndexes(db: Db, plans: Iterable<CollectionPlan>): Promise<CollectionPlan[]> {
  const existing = new Set((await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name));
  const differing: CollectionPlan[] = [];
  await forEach(plans, async (plan) => {
    const collection = db.collection(plan.name);
    if (!existing.has(plan.name)) return update(collection, difference(plan, []));
    const found = difference(plan, await collection.indexes());
    await update(collection, ofKey(found));
    if (!isEmpty(found)) differing.push(plan);
  });
  return differing;
}

/** Drops the outdated indexes of collections and creates the missing ones. Safe when several processes do it at once. */
export async function updateIndexes(db: Db, plans: Iterable<CollectionPlan>): Promise<void> {
  await forEach(plans, async (plan) => {
    const collection = db.collection(plan.name);
    await update(collection, difference(plan, await collection.indexes()));
  });
}
