/** What somebody with access to the database could do behind the store's back. */
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import type { JsonObject } from '../json.ts';
import type { StoreOptions } from '../open-store.ts';

/** @returns the document as it should be; null to remove it */
export type Tamper = (doc: JsonObject) => JsonObject | null;

export async function tamper(options: StoreOptions, collection: string, organizationId: string, id: string, change: Tamper): Promise<void> {
  if (options.mongodbUrl === undefined) tamperEmbedded(options.dataDir, collection, organizationId, id, change);
  else await tamperMongo(options.mongodbUrl, collection, organizationId, id, change);
}

/** Puts a document there that nobody has written. */
export async function plant(options: StoreOptions, collection: string, organizationId: string, { _id, ...doc }: JsonObject & { _id: string }): Promise<void> {
  if (options.mongodbUrl === undefined) {
    const db = new DatabaseSync(join(options.dataDir, 'parapet.sqlite'));
    db.prepare(`INSERT INTO "c:${collection}" (org, id, doc) VALUES (?, ?, jsonb(?))`).run(organizationId, _id, JSON.stringify({ ...doc, _id }));
    db.close();
    return;
  }
  const client = await new MongoClient(options.mongodbUrl).connect();
  await client.db().collection(collection).insertOne({ ...doc, _key: _id, organization_id: organizationId });
  await client.close();
}

function tamperEmbedded(dataDir: string, collection: string, organizationId: string, id: string, change: Tamper): void {
  const db = new DatabaseSync(join(dataDir, 'parapet.sqlite'));
  const table = `"c:${collection}"`;
  const row = db.prepare(`SELECT json(doc) AS doc FROM ${table} WHERE org = ? AND id = ?`).get(organizationId, id);
  if (!row) throw new Error(`no ${collection} ${id}`);
  const after = change(JSON.parse(String(row['doc'])));
  if (after) db.prepare(`UPDATE ${table} SET doc = jsonb(?) WHERE org = ? AND id = ?`).run(JSON.stringify(after), organizationId, id);
  else db.prepare(`DELETE FROM ${table} WHERE org = ? AND id = ?`).run(organizationId, id);
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
