import { createPrivateKey, createPublicKey, verify } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbedded } from '../../embedded/engine.ts';
import { readMeta } from '../../maintenance/meta.ts';
import { plansOf } from '../../plans.ts';
import { isSealValid } from './seals.ts';
import { openSealKey, storedSealKey } from './seal-key.ts';
import { ORGANIZATION, PRIVATE_PEM, PUBLIC_PEM, seals } from './stored-seals.ts';

test('seals that earlier versions signed with node:crypto are valid, and the key is exported unchanged', async () => {
  const key = await openSealKey(PRIVATE_PEM);
  const [first, second] = seals;
  expect(await isSealValid(ORGANIZATION, first, { number: 1, previous: null }, key)).toBe(true);
  expect(await isSealValid(ORGANIZATION, second, { number: 2, previous: first }, key)).toBe(true);
  expect(key.publicPem).toBe(PUBLIC_PEM);
});

test('a seal that was changed, or has a malformed signature, is invalid', async () => {
  const key = await openSealKey(PRIVATE_PEM);
  const [first, second] = seals;
  const place = { number: 1, previous: null };
  for (const signature of [second.signature, '', 'AAAA', '*', first.signature.toLowerCase()]) {
    expect(await isSealValid(ORGANIZATION, { ...first, signature }, place, key), signature).toBe(false);
  }
  expect(await isSealValid('other', first, place, key)).toBe(false);
  expect(await isSealValid(ORGANIZATION, { ...first, at: second.at }, place, key)).toBe(false);
});

test('a key gives the same signatures as node:crypto, which accepts them', async () => {
  const key = await openSealKey(PRIVATE_PEM);
  for (const { hash, signature } of seals) {
    expect(await key.sign(hash)).toBe(signature);
    expect(
      verify(null, Buffer.from(hash, 'hex'), createPublicKey(key.publicPem), Buffer.from(signature, 'base64')),
    ).toBe(true);
  }
});

test('a key in the database is made once, and stored as PKCS #8', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parapet-seal-key-'));
  const engine = openEmbedded(folder, plansOf({ collections: {}, system: {} }));
  const [one, other] = await Promise.all([storedSealKey(engine), storedSealKey(engine)]);
  expect(other.publicPem).toBe(one.publicPem);
  expect((await storedSealKey(engine)).publicPem).toBe(one.publicPem);
  const pem = String((await readMeta(engine.reader, 'seal-key'))?.['private_key']);
  expect(pem).toBe(createPrivateKey(pem).export({ type: 'pkcs8', format: 'pem' }));
  expect(one.publicPem).toBe(createPublicKey(pem).export({ type: 'spki', format: 'pem' }));
  await engine.close();
  await rm(folder, { recursive: true });
});
