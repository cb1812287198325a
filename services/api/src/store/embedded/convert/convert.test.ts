import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { canonical } from '@parapet/contracts/rules';
import { sha256 } from '#platform/sha256';
import { entryId } from '../../audit/entries.ts';
import { ACTOR, spec, type Item, type Session } from '../../testing/spec.ts';
import type { JsonObject } from '../../json.ts';
import { openStore } from '../../open-store.ts';
import { DuplicateError, type Store } from '../../port.ts';
import { StartError } from '../../start-error.ts';

const AT = '2026-01-01T00:00:00.000Z';
const LATER = '2026-01-02T00:00:00.000Z';

/** Tables as the first version of Parapet made them, except for indexes and columns that can be made anew. */
class OldFile {
  readonly #file: string;
  readonly #db: DatabaseSync;
  #first: JsonObject | null = null;

  constructor(file: string) {
    this.#file = file;
    this.#db = new DatabaseSync(file);
    this.#db.exec(
      'PRAGMA journal_mode = WAL; CREATE TABLE "organizations" (n INTEGER PRIMARY KEY, org TEXT NOT NULL UNIQUE)',
    );
    for (const name of ['items', 'notes', 'dropped', 'sessions', '_audit', '_seals', '_meta', '_leases']) {
      this.#db.exec(
        `CREATE TABLE "c:${name}" (n INTEGER PRIMARY KEY, org TEXT NOT NULL, id TEXT NOT NULL, doc BLOB NOT NULL, UNIQUE (org, id))`,
      );
    }
    this.#db.exec(
      `ALTER TABLE "c:items" ADD COLUMN "words" TEXT NOT NULL DEFAULT ''; ALTER TABLE "c:items" ADD COLUMN "d:title_folded" DEFAULT (-9e999)`,
    );
    this.#db.exec(
      `CREATE VIRTUAL TABLE "q:items" USING fts5(words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii')`,
    );
  }

  insert(collection: string, organization: string, doc: JsonObject & { _id: string }): void {
    const { organization_id: _, ...stored } = doc;
    this.#db
      .prepare(`INSERT INTO "c:${collection}" (org, id, doc) VALUES (?, ?, jsonb(?))`)
      .run(organization, doc._id, JSON.stringify(organization === '' ? doc : stored));
  }

  /** Inserts a record and its audit entries, which store `before` and `after`. With a `change` the record has two versions. */
  record(organization: string, fields: JsonObject & { _id: string }, change: Partial<JsonObject> = {}): void {
    const first = { ...fields, organization_id: organization, version: 1, created_at: AT, updated_at: AT };
    this.#entry(organization, null, first);
    const second = { ...first, ...change, version: 2, updated_at: LATER };
    const isChanged = Object.keys(change).length > 0;
    if (isChanged) this.#entry(organization, first, second);
    this.insert('items', organization, isChanged ? second : first);
  }

  #entry(
    organization: string,
    before: (JsonObject & { _id: string; version: number }) | null,
    after: JsonObject & { _id: string; version: number; updated_at: string },
  ): void {
    const content = {
      entity: 'items',
      entity_id: after._id,
      version: after.version,
      action: before === null ? 'create' : 'update',
      at: after.updated_at,
      actor_id: 'user-1',
      request_id: null,
      before,
      after,
      previous_hash: before === null ? null : String(this.#first?.['hash']),
    };
    const entry = { ...content, hash: sha256(canonical(content)), unsealed: true };
    this.#first = entry;
    this.insert('_audit', organization, { ...entry, _id: entryId('items', after._id, after.version) });
  }

  /** Leaves the file as a killed process does: the last writes are only in the log beside it. */
  kill(): void {
    const parts = ['', '-wal'].map((part) => ({
      name: `${this.#file}${part}`,
      content: readFileSync(`${this.#file}${part}`),
    }));
    this.#db.close();
    for (const { name, content } of parts) writeFileSync(name, content);
  }
}

describe('a file of the first version', () => {
  let dataDir: string;
  let file: string;
  let store: Store | null = null;
  let notice: MockInstance;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'parapet-old-'));
    notice = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    file = join(dataDir, 'parapet.sqlite');
  });
  afterEach(async () => {
    notice.mockRestore();
    await store?.close();
    store = null;
    await rm(dataDir, { recursive: true });
  });

  function makeOld(): void {
    const old = new OldFile(file);
    old.record('org-b', { _id: 'x', title: 'Éclair of b', status: 'open', code: 'c1' });
    old.record('org-a', { _id: 'x', title: 'Éclair', status: 'open', code: 'c1' }, { status: 'closed' });
    old.record('org-a', { _id: 'y', title: 'apple', status: 'open', owner: 'ann', place: { city: 'Zug' } });
    old.insert('sessions', '', { _id: 's', user: 'u', organization_id: 'org-a', mail: 'm@example.com' });
    old.insert('dropped', 'org-a', { _id: 'd', text: 'of a collection that there is no longer', version: 1 });
    old.insert('_meta', '', { _id: 'derived:items', signature: 'of functions as text' });
    old.insert('_meta', '', { _id: 'migrations', last: 0 });
    old.kill();
  }

  it('is converted with all its data, and derived values are computed again', async () => {
    makeOld();
    store = await openStore({ dataDir }, spec, []);
    const items = store.org('org-a', ACTOR).collection<Item>('items');
    expect(await items.findOne({ _id: 'x' })).toEqual({
      _id: 'x',
      title: 'Éclair',
      status: 'closed',
      code: 'c1',
      organization_id: 'org-a',
      version: 2,
      created_at: AT,
      updated_at: LATER,
    });
    expect(
      (await items.find({}, { sort: { field: 'title_folded', direction: 1 }, limit: 5 })).map(({ _id }) => _id),
    ).toEqual(['y', 'x']);
    expect([
      await items.count({ status: 'open' }),
      await items.count({}, 'ecl'),
      await items.count({ 'place.city': 'Zug' }),
    ]).toEqual([1, 1, 1]);
    expect((await store.org('org-b', ACTOR).collection<Item>('items').find({})).map(({ title }) => title)).toEqual([
      'Éclair of b',
    ]);
    expect(await store.system<Session>('sessions').findOne({ mail: 'm@example.com' })).toEqual({
      _id: 's',
      user: 'u',
      organization_id: 'org-a',
      mail: 'm@example.com',
    });
    await expect(items.insertOne({ title: 'another', code: 'c1' })).rejects.toThrow(DuplicateError);
    await items.insertOne({ title: 'another', code: 'c2' });
  });

  it('keeps a valid audit trail: old entries still verify, and new entries follow them', async () => {
    makeOld();
    store = await openStore({ dataDir }, spec, []);
    const trail = store.audit('org-a');
    expect(await trail.verify()).toEqual({
      ok: true,
      entries: 3,
      seals: 0,
      faults: [],
      unsealed_since: AT,
      damage: null,
    });
    expect((await trail.history('items', 'x')).items).toMatchObject([
      { version: 2, before: { status: 'open' }, after: { status: 'closed' } },
      { version: 1, before: null, after: { status: 'open' } },
    ]);
    await store
      .org('org-a', ACTOR)
      .collection<Item>('items')
      .updateOne({ _id: 'x' }, { $set: { status: 'open' } });
    expect((await trail.history('items', 'x')).items[0]).toMatchObject({
      version: 3,
      before: { status: 'closed', version: 2 },
      after: { status: 'open' },
    });
    expect(await trail.seal()).toMatchObject({ number: 1 });
    expect(await trail.verify()).toEqual({
      ok: true,
      entries: 4,
      seals: 1,
      faults: [],
      unsealed_since: null,
      damage: null,
    });
  });

  it('is converted only once, and keeps data of collections that the spec no longer names', async () => {
    makeOld();
    for (const collections of [spec.collections, { ...spec.collections, dropped: {} }]) {
      store = await openStore({ dataDir }, { ...spec, collections }, []);
      await store.close();
    }
    store = await openStore({ dataDir }, { ...spec, collections: { ...spec.collections, dropped: {} } }, []);
    expect(notice).toHaveBeenCalledTimes(1);
    expect(await store.org('org-a', ACTOR).collection('dropped').find({})).toMatchObject([
      { _id: 'd', organization_id: 'org-a' },
    ]);
    expect(await store.org('org-a', ACTOR).collection('items').count()).toBe(2);
  });

  it('is converted even when an earlier conversion was interrupted', async () => {
    makeOld();
    writeFileSync(`${file}.new`, 'half of it');
    store = await openStore({ dataDir }, spec, []);
    expect(await store.org('org-a', ACTOR).collection('items').count()).toBe(2);
    expect(existsSync(`${file}.new`)).toBe(false);
  });

  it('stays as it is when it cannot be converted', async () => {
    makeOld();
    const db = new DatabaseSync(file);
    db.exec(`PRAGMA journal_mode = DELETE; INSERT INTO "c:notes" (org, id, doc) VALUES ('org-a', 'broken', x'ff')`);
    db.close();
    const before = readFileSync(file);
    await expect(openStore({ dataDir }, spec, [])).rejects.toThrow('malformed JSON');
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(existsSync(`${file}.new`)).toBe(false);
  });

  it('is refused when it states a later layout version', async () => {
    makeOld();
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 99');
    db.close();
    await expect(openStore({ dataDir }, spec, [])).rejects.toThrow(StartError);
    await expect(openStore({ dataDir }, spec, [])).rejects.toThrow(
      'The data was used by a newer version of Parapet (layout 99; this one knows 1)',
    );
  });
});
