/** Indexes of a collection. */
import { MongoServerError, type Collection, type Db, type Document, type IndexSpecification } from 'mongodb';
import type { CollectionPlan } from '../engine.ts';
import { KEY, sortPath, uniquePath, WORDS } from './shape.ts';

/** Marks the indexes that are ours to drop; others may belong to whoever runs the database. */
const PREFIX = 'parapet:';
const INDEX_NOT_FOUND = 27;

interface Wanted {
  key: IndexSpecification;
  unique?: boolean;
  /** Documents that have an entry; all of them when absent. */
  only?: Document;
}

/** Documents of organisations are found, and sharded, by organisation first. */
const start = (plan: CollectionPlan): Record<string, 1> => (plan.system ? {} : { organization_id: 1 });

/** Without this one ids would not be unique; the store does nothing before it is there. */
export async function createKeyIndex(db: Db, plan: CollectionPlan): Promise<void> {
  await db.collection(plan.name).createIndex({ ...start(plan), [KEY]: 1 }, { name: `${PREFIX}key`, unique: true });
}

function wantedIndexes(plan: CollectionPlan): Map<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  // Of the few that carry a mark, and in the order in which they are asked for.
  for (const path of plan.marks) wanted.set(`${PREFIX}mark:${path}`, { key: { ...start(plan), [path]: 1, [KEY]: 1 }, only: { [path]: true } });
  for (const path of plan.filters) wanted.set(`${PREFIX}filter:${path}`, { key: { ...start(plan), [path]: 1 } });
  // Of a list there is an entry for each id.
  for (const path of plan.links.filter((path) => !plan.filters.includes(path))) wanted.set(`${PREFIX}link:${path}`, { key: { ...start(plan), [path]: 1 } });
  for (const field of plan.sorts) {
    const path = sortPath(plan, field);
    wanted.set(`${PREFIX}sort:${path}`, { key: { ...start(plan), [path]: 1, [KEY]: 1 } });
  }
  for (const fields of plan.unique) {
    const path = uniquePath(fields);
    wanted.set(`${PREFIX}unique:${path}`, { key: { ...start(plan), [path]: 1 }, unique: true, only: { [path]: { $exists: true } } });
    // The unique one holds the values as one; look-ups go by the fields.
    const key = { ...start(plan), ...Object.fromEntries(fields.map((field) => [field, 1])) };
    wanted.set(`${PREFIX}filter:${fields.join('+')}`, { key });
  }
  if (plan.search.length > 0) wanted.set(`${PREFIX}words`, { key: { ...start(plan), [WORDS]: 1 } });
  return wanted;
}

async function dropUnwanted(collection: Collection, wanted: ReadonlyMap<string, Wanted>): Promise<void> {
  for (const { name = '' } of await collection.indexes()) {
    if (name.startsWith(PREFIX) && name !== `${PREFIX}key` && !wanted.has(name)) await drop(collection, name);
  }
}

/** Processes that start together all see the index; only one of them can drop it. */
async function drop(collection: Collection, name: string): Promise<void> {
  try {
    await collection.dropIndex(name);
  } catch (error) {
    if (!(error instanceof MongoServerError && error.code === INDEX_NOT_FOUND)) throw error;
  }
}

export async function createIndexesOf(db: Db, plan: CollectionPlan): Promise<void> {
  const collection = db.collection(plan.name);
  const wanted = wantedIndexes(plan);
  await dropUnwanted(collection, wanted);
  for (const [name, { key, unique, only }] of wanted) {
    await collection.createIndex(key, { name, ...(unique && { unique }), ...(only && { partialFilterExpression: only }) });
  }
}
