import { expect, test } from 'vitest';
import { blobMap } from '../memory/blob-map.ts';
import { BlobsFullError } from './blob-port.ts';
import { checkedBlobs } from './checked-blobs.ts';

async function* file(bytes: number): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(bytes);
}

test('an organization has no more bytes of files than it may, until some are removed', async () => {
  const blobs = checkedBlobs(blobMap(), 100);
  await blobs.write('org', 'a', file(60));
  await expect(blobs.write('org', 'b', file(41))).rejects.toThrow(BlobsFullError);
  await blobs.write('other', 'b', file(41));
  await blobs.write('org', 'c', file(40));
  await blobs.remove('org', 'a');
  await blobs.write('org', 'b', file(41));
  expect([await blobs.list('org'), await blobs.used('org')]).toEqual([['c', 'b'], 81]);
});

test('files that are written at the same time do not exceed it together', async () => {
  const blobs = checkedBlobs(blobMap(), 100);
  await Promise.allSettled(['a', 'b', 'c'].map((id) => blobs.write('org', id, file(60))));
  expect(await blobs.used('org')).toBeLessThanOrEqual(100);
});
