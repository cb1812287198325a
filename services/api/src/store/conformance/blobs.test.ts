import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BLOB_BYTES, BlobMissingError, BlobTooLargeError } from '../blobs/blob-port.ts';
import { RefusedQueryError } from '../port.ts';
import { engines, type TestEngineStore } from '../testing.ts';

const PIECE = 1_048_576;
const SPEC = { collections: { things: {} }, system: {} };

/** Pieces that differ from each other. */
async function* pieces(count: number, size = PIECE): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < count; at += 1) yield new Uint8Array(size).fill(at % 251);
}

async function digestOf(content: AsyncIterable<Uint8Array>): Promise<{ size: number; hash: string }> {
  const digest = createHash('sha256');
  let size = 0;
  for await (const piece of content) {
    size += piece.length;
    digest.update(piece);
  }
  return { size, hash: digest.digest('hex') };
}

describe.each(engines)('files on $name', (on) => {
  let opened: TestEngineStore;
  beforeEach(async () => void (opened = await on.open(SPEC)));
  afterEach(() => opened.close());

  test('are read as they were written, with their size and hash', async () => {
    const facts = await opened.store.blobs.write('org', 'file-1', pieces(3, 300_000));
    expect(facts).toEqual(await digestOf(pieces(3, 300_000)));
    expect(await digestOf(opened.store.blobs.read('org', 'file-1'))).toEqual(facts);
    expect(await opened.store.blobs.write('org', 'empty', pieces(0))).toMatchObject({ size: 0 });
    expect(await digestOf(opened.store.blobs.read('org', 'empty'))).toMatchObject({ size: 0 });
  });

  test('belong to one organization, and are gone when they are removed', async () => {
    const { blobs } = opened.store;
    await blobs.write('org', 'file-1', pieces(1, 10));
    await blobs.write('org', 'file-2', pieces(1, 10));
    await expect(blobs.read('other', 'file-1').next()).rejects.toThrow(BlobMissingError);
    await blobs.remove('other', 'file-1');
    expect((await blobs.list('org')).toSorted()).toEqual(['file-1', 'file-2']);
    expect([await blobs.used('org'), await blobs.used('other')]).toEqual([20, 0]);
    await blobs.remove('org', 'file-1');
    await blobs.remove('org', 'file-1');
    expect(await blobs.used('org')).toBe(10);
    await expect(blobs.read('org', 'file-1').next()).rejects.toThrow(BlobMissingError);
    expect(await blobs.list('org')).toEqual(['file-2']);
  });

  test('leave nothing behind when their source fails, or they are too large', async () => {
    const { blobs } = opened.store;
    async function* failing() {
      yield* pieces(2, 300_000);
      throw new Error('gone');
    }
    await expect(blobs.write('org', 'file-1', failing())).rejects.toThrow('gone');
    await expect(blobs.write('org', 'file-2', pieces(3, 400_000), 1_000_000)).rejects.toThrow(BlobTooLargeError);
    expect([await blobs.list('org'), await blobs.used('org')]).toEqual([[], 0]);
    await expect(blobs.read('org', 'file-1').next()).rejects.toThrow(BlobMissingError);
  });

  test('are found by nobody, and erased with their organization, when they were never finished', async () => {
    const { store } = opened;
    const { promise: never, resolve: end } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begins } = Promise.withResolvers<void>();
    async function* hanging() {
      // More than a piece of GridFS.
      yield* pieces(1, 600_000);
      begins();
      await never;
      throw new Error('too late');
    }
    const written = store.blobs.write('org', 'file-1', hanging()).catch((error: unknown) => error);
    await begun;
    expect(await store.blobs.list('org')).toEqual([]);
    while (await store.eraseSome('org'));
    expect(await store.blobs.used('org')).toBe(0);
    end();
    await written;
    expect([await store.blobs.list('org'), await store.blobs.used('org')]).toEqual([[], 0]);
  });

  test.each(['../parapet.sqlite', '', '.', 'a/b', 'x'.repeat(101)])('cannot be named %j', async (id) => {
    await expect(opened.store.blobs.write('org', id, pieces(1, 1))).rejects.toThrow(RefusedQueryError);
    await expect(opened.store.blobs.read('org', id).next()).rejects.toThrow(RefusedQueryError);
  });

  test('are erased with their organization, and with no other', async () => {
    const { store } = opened;
    const things = store.org('org', { id: 'system' }).collection('things');
    await things.insertOne({});
    await store.blobs.write('org', 'file-1', pieces(1, 10));
    await store.blobs.write('other', 'file-1', pieces(1, 10));
    while (await store.eraseSome('org'));
    expect([await store.blobs.list('org'), await store.blobs.list('other'), await things.count()]).toEqual([
      [],
      ['file-1'],
      0,
    ]);
  });
});

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Memory that is in use, without what waits to be collected. */
function usedBytes(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

describe.each(engines.filter(({ name }) => name !== 'memory'))('large files on $name', (on) => {
  test('of 100 MB are streamed, in little memory', async () => {
    const opened = await on.open(SPEC);
    const { blobs } = opened.store;
    const before = usedBytes();
    let most = 0;
    async function* watched(content: AsyncIterable<Uint8Array>) {
      let passed = 0;
      for await (const piece of content) {
        passed += piece.length;
        if (passed % (10 * PIECE) < piece.length) most = Math.max(most, usedBytes() - before);
        yield piece;
      }
    }
    const facts = await blobs.write('org', 'large', watched(pieces(BLOB_BYTES / PIECE)));
    expect(facts.size).toBe(BLOB_BYTES);
    expect(await digestOf(watched(blobs.read('org', 'large')))).toEqual(facts);
    expect(most).toBeLessThan(60 * 1_048_576);
    await opened.close();
  });
});
