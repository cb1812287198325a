/** What somebody with access to the database could do behind the store's back. */
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { documentColumns, documentOf, documentParameter, documentText, type Shape } from '../embedded/rows/documents.ts';
import { rowRange } from '../embedded/rows/organizations.ts';
import { filterColumn } from '../embedded/names.ts';
import type { JsonObject } from '../json.ts';
import type { StoreOptions } from '../open-store.ts';
import { plansOf } from '../plans.ts';

/** @returns the document as it should be; null to remove it */
export type Tamper = (doc: JsonObject) => JsonObject | null;

export async function tamper(options: StoreOptions, collection: string, organizationId: string, id: string, change: Tamper): Promise<void> {
  if (options.mongodbUrl === undefined) tamperEmbedded(options.dataDir, collection, organizationId, id, change);
  else await tamperMongo(options.mongodbUrl, collection, organizationId, id, change);
}

/** Puts a document there that nobody has written. */
export async function plant(options: StoreOptions, collection: string, organizationId: string, { _id, ...doc }: JsonObject & { _id: string }): Promise<void> {
  if (options.mongodbUrl === undefined) {
    plantEmbedded(options.dataDir, collection, organizationId, { ...doc, _id });
    return;
  }
  const client = await new MongoClient(options.mongodbUrl).connect();
  await client.db().collection(collection).insertOne({ ...doc, _key: _id, organization_id: organizationId });
  await client.close();
}

function openFile(dataDir: string, organizationId: string): { db: DatabaseSync; organization: number } {
  const db = new DatabaseSync(join(dataDir, 'parapet.sqlite'));
  db.prepare('INSERT OR IGNORE INTO organizations (org) VALUES (?)').run(organizationId);
  return { db, organization: Number(db.prepare('SELECT n FROM organizations WHERE org = ?').get(organizationId)?.['n']) };
}

/** The store's own collections are stored in another way than the product's. */
const shapeOf = (collection: string): Shape => plansOf({ collections: {}, system: {} }).get(collection) ?? { system: false, packed: false, marks: [] };

function plantEmbedded(dataDir: string, collection: string, organizationId: string, doc: JsonObject & { _id: string }): void {
  const { db, organization } = openFile(dataDir, organizationId);
  const shape = shapeOf(collection);
  const [, beyond] = rowRange(organization);
  // Far behind all others, with room after it.
  db.prepare(`INSERT INTO "c:${collection}" (n, org, id, doc) VALUES (?, ?, ?, ${documentParameter(shape)})`).run(beyond - 2 ** 31, organization, doc._id, documentText(shape, { ...doc, organization_id: organizationId }));
  db.close();
}

function tamperEmbedded(dataDir: string, collection: string, organizationId: string, id: string, change: Tamper): void {
  const { db, organization } = openFile(dataDir, organizationId);
  const table = `"c:${collection}"`;
  const shape = shapeOf(collection);
  const row = db.prepare(`SELECT ${documentColumns(shape)} FROM ${table} WHERE org = ? AND id = ?`).get(organization, id);
  if (!row) throw new Error(`no ${collection} ${id}`);
  const after = change(documentOf(shape, row, organizationId));
  if (after) db.prepare(`UPDATE ${table} SET doc = ${documentParameter(shape)} WHERE org = ? AND id = ?`).run(documentText(shape, { ...after, _id: id }), organization, id);
  else db.prepare(`DELETE FROM ${table} WHERE org = ? AND id = ?`).run(organization, id);
  if (after) for (const mark of shape.packed ? shape.marks : []) if (!(mark in after)) db.prepare(`UPDATE ${table} SET ${filterColumn(mark)} = NULL WHERE org = ? AND id = ?`).run(organization, id);
  db.close();
}

async function tamperMongo(url: string, name: string, organizationId: string, id: string, change: Tamper): Promise<void> {
  const client = await new MongoClient(url).connect();
  try {
    const collection = client.db().collection(name);
    const filter = { organization_id: organizationId, _key: id };
    const found = await collection.findOne(filter);
    if (!found) throw new Error(`no ${name} ${id}`);
    const { _id, ...doc } = found;
    const after = change(doc);
    if (after) await collection.replaceOne({ _id }, after);
    else await collection.deleteOne({ _id });
  } finally {
    await client.close();
  }
}
