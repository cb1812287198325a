/** The key outside the database, and what somebody can do who writes to the database alone. */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sealId } from '@parapet/contracts/rules';
import { systemClock } from '../clock.ts';
import { readMeta } from '../maintenance/meta.ts';
import type { JsonObject } from '../json.ts';
import { openStore } from '../open-store.ts';
import { plansOf } from '../plans.ts';
import type { NewestSeal } from '../audit-port.ts';
import type { Store } from '../port.ts';
import { allStores, type TestStore } from '../testing.ts';
import { ACTOR, spec, type Item } from '../testing/spec.ts';
import { openEmbedded } from '../embedded/engine.ts';
import { openMongo } from '../mongo/engine.ts';
import { entryHash, entryId, type StoredEntry } from '../audit/entries.ts';
import { auditKeyFile, NEW_KEY } from './outside-key.ts';
import { newPrivatePem, openSealKey, SEAL_KEY_ID } from '../audit/seals/seal-key.ts';
import { newSeal } from '../audit/seals/sealing.ts';
import { PRIVATE_PEM, PUBLIC_PEM } from '../audit/seals/stored-seals.ts';

const ORG = 'org-1';

describe.each(allStores)('the key of the seals on $name', (on) => {
  let opened: TestStore;
  let folder: string;
  let file: string;
  let isOpen: boolean;
  beforeEach(async () => {
    opened = await on.open(spec);
    isOpen = true;
    folder = await mkdtemp(join(tmpdir(), 'parapet-audit-key-'));
    file = auditKeyFile(folder);
  });
  afterEach(async () => {
    if (!isOpen) opened.store = await opened.open(spec);
    await opened.close();
    await rm(folder, { recursive: true });
  });

  /** Opens the same data as the service does. */
  async function start(given?: string, at = file): Promise<Store> {
    await stop();
    opened.store = await openStore({ ...opened.options, auditKey: { given, file: at } }, spec, []);
    isOpen = true;
    return opened.store;
  }
  async function stop(): Promise<void> {
    if (isOpen) await opened.store.close();
    isOpen = false;
  }
  /** Two versions of a record, in two seals. */
  async function sealedTwice(store: Store): Promise<void> {
    const items = store.org(ORG, ACTOR).collection<Item>('items');
    await items.insertOne({ _id: 'r', title: 'one' });
    await store.audit(ORG).seal();
    await items.updateOne({ _id: 'r' }, { $set: { title: 'two' } });
    await store.audit(ORG).seal();
  }
  const verify = () => opened.store.audit(ORG).verify();
  async function keyInDatabase(): Promise<JsonObject | null> {
    await stop();
    const engine =
      opened.options.mongodbUrl === undefined
        ? openEmbedded(opened.options.dataDir, plansOf(spec))
        : await openMongo(opened.options.mongodbUrl, plansOf(spec));
    const found = await readMeta(engine.reader, SEAL_KEY_ID);
    await engine.close();
    return found;
  }

  test('is made at the first start, in a file that only we can read, and stays', async () => {
    await sealedTwice(await start());
    const pem = await readFile(file, 'utf8');
    const { publicPem } = await openSealKey(pem);
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await keyInDatabase()).toEqual({ _id: SEAL_KEY_ID, public_key: publicPem });
    await start();
    expect([
      await readFile(file, 'utf8'),
      await verify(),
      (await opened.store.audit(ORG).newestSeal())?.public_key,
    ]).toEqual([pem, expect.objectContaining({ ok: true, seals: 2 }), publicPem]);
  });

  test('of an earlier version moves from the database into the file, and its seals stay valid', async () => {
    await sealedTwice(opened.store);
    const before = await opened.store.audit(ORG).newestSeal();
    await start();
    await opened.store.org(ORG, ACTOR).collection<Item>('items').insertOne({ title: 'more' });
    await opened.store.audit(ORG).seal();
    expect(await verify()).toMatchObject({ ok: true, seals: 3 });
    expect((await openSealKey(await readFile(file, 'utf8'))).publicPem).toBe(before?.public_key);
    expect(await keyInDatabase()).toEqual({ _id: SEAL_KEY_ID, public_key: before?.public_key });
  });

  test('given by a setting is used, and no file is made', async () => {
    await sealedTwice(await start(PRIVATE_PEM));
    expect((await opened.store.audit(ORG).newestSeal())?.public_key).toBe(PUBLIC_PEM);
    await expect(stat(file)).rejects.toThrow('ENOENT');
  });

  test('of another process, or none, is refused at the start, with what to do', async () => {
    await sealedTwice(await start());
    const pem = await readFile(file, 'utf8');
    await expect(start(PRIVATE_PEM)).rejects.toThrow('AUDIT_KEY is not the key that has signed');
    const elsewhere = join(folder, 'elsewhere', 'audit-key.pem');
    await expect(start(undefined, elsewhere)).rejects.toThrow(
      /is missing: neither AUDIT_KEY is set, nor is there .*elsewhere.*start once with AUDIT_KEY=new/,
    );
    await writeFile(file, 'nonsense');
    await expect(start()).rejects.toThrow(`${file} is no Ed25519 private key`);
    await start(pem);
    expect(await verify()).toMatchObject({ ok: true });
  });

  test('that differs from the one in the database is refused until that one was moved', async () => {
    await sealedTwice(opened.store);
    await expect(start(PRIVATE_PEM)).rejects.toThrow(
      'Start without AUDIT_KEY: the key is then moved from the database',
    );
    await start();
    await start(await readFile(file, 'utf8'));
    expect(await verify()).toMatchObject({ ok: true, seals: 2 });
  });

  test('that is lost can be replaced, and its seals count as broken', async () => {
    await sealedTwice(await start());
    await writeFile(file, PRIVATE_PEM);
    await expect(start()).rejects.toThrow('is not the key that has signed');
    await start(NEW_KEY);
    expect(await verify()).toMatchObject({
      ok: false,
      faults: expect.arrayContaining([
        expect.objectContaining({ reason: 'seal-broken', version: 1 }),
        expect.objectContaining({ reason: 'seal-broken', version: 2 }),
      ]),
    });
    // A setting that was forgotten replaces nothing more.
    const pem = await readFile(file, 'utf8');
    await start(NEW_KEY);
    expect(await readFile(file, 'utf8')).toBe(pem);
    await start();
    expect(await verify()).toMatchObject({ ok: false });
  });

  test('of several processes that start at once is one', async () => {
    if (on.name !== 'mongodb') return;
    const open = (at: string) => openStore({ ...opened.options, auditKey: { given: undefined, file: at } }, spec, []);
    const sharing = await Promise.all([open(file), open(file), open(file)]);
    await sealedTwice(sharing[0] ?? opened.store);
    for (const store of sharing) expect(await store.audit(ORG).verify()).toMatchObject({ ok: true, seals: 2 });
    await Promise.all(sharing.map((store) => store.close()));
    await expect(open(join(folder, 'other.pem'))).rejects.toThrow('processes that share a database need the same key');
    await expect(stat(join(folder, 'other.pem'))).rejects.toThrow('ENOENT');
  });

  describe('protects against somebody who writes to the database', () => {
    /** Rewrites the newest change as if it had been another one, and what depends on it, with a key. */
    async function forge(pem: string): Promise<void> {
      const { items } = await opened.store.audit(ORG).history('items', 'r');
      const [newest] = items;
      if (newest === undefined) throw new Error('no entry');
      const { before: _before, ...entry } = newest;
      const rewritten: StoredEntry = { ...entry, after: { ...Object(entry.after), title: 'forged' } };
      rewritten.hash = entryHash(rewritten);
      const { after, hash } = rewritten;
      await opened.raw.tamper('_audit', ORG, entryId('items', 'r', 2), (doc) => ({ ...doc, after, hash }));
      await opened.raw.tamper('items', ORG, 'r', (doc) => ({ ...doc, title: 'forged' }));
      const key = await openSealKey(pem);
      const { at, leaves } = firstSeal;
      const first = await newSeal({ organizationId: ORG, key, clock: () => Date.parse(at) }, leaves, null);
      const second = await newSeal(
        { organizationId: ORG, key, clock: systemClock },
        [{ entity: 'items', entity_id: 'r', version: 2, hash }],
        first,
      );
      for (const seal of [first, second]) {
        const { _id, ...content } = seal;
        await opened.raw.tamper('_seals', ORG, _id, (doc) => ({ ...doc, ...content }));
      }
    }
    let firstSeal: NewestSeal;
    beforeEach(async () => {
      const store = await start();
      const items = store.org(ORG, ACTOR).collection<Item>('items');
      await items.insertOne({ _id: 'r', title: 'one' });
      await store.audit(ORG).seal();
      const made = await store.audit(ORG).newestSeal();
      if (made === null) throw new Error('not sealed');
      firstSeal = made;
      await items.updateOne({ _id: 'r' }, { $set: { title: 'two' } });
      await store.audit(ORG).seal();
    });
    const posted = async () => {
      const { number = 0, hash = '' } = (await opened.store.audit(ORG).newestSeal()) ?? {};
      return { number, hash };
    };

    test('and signs with a key of their own', async () => {
      const outside = await posted();
      await forge(await newPrivatePem());
      expect(await verify()).toMatchObject({
        ok: false,
        faults: expect.arrayContaining([expect.objectContaining({ reason: 'seal-broken' })]),
      });
      expect(await opened.store.audit(ORG).checkSeal(outside)).toMatchObject({ reason: 'altered' });
    });

    test('and has found the key, when the newest seal is elsewhere', async () => {
      const outside = await posted();
      await forge(await readFile(file, 'utf8'));
      // Nothing here shows it.
      expect(await verify()).toMatchObject({ ok: true });
      expect(await opened.store.audit(ORG).checkSeal(outside)).toMatchObject({ reason: 'altered', version: 2 });
    });

    test('and removes all seals, when the newest is elsewhere', async () => {
      const outside = await posted();
      for (const number of [1, 2]) {
        await opened.raw.tamper('_seals', ORG, sealId(number), () => null);
        await opened.raw.tamper('_audit', ORG, entryId('items', 'r', number), (doc) => ({ ...doc, unsealed: true }));
      }
      expect(await opened.store.audit(ORG).checkSeal(outside)).toMatchObject({ reason: 'missing' });
      await opened.store.audit(ORG).seal();
      expect(await opened.store.audit(ORG).checkSeal(outside)).toMatchObject({ reason: 'missing' });
      await opened.store.org(ORG, ACTOR).collection<Item>('items').insertOne({ title: 'more' });
      await opened.store.audit(ORG).seal();
      expect(await opened.store.audit(ORG).checkSeal(outside)).toMatchObject({ reason: 'altered' });
    });
  });
});
