import { createPrivateKey, createPublicKey, verify } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbedded } from '../embedded/engine.ts';
import { readMeta } from '../maintenance/meta.ts';
import { plansOf } from '../plans.ts';
import { sealHolds } from './seals.ts';
import { openSealKey, sealKey } from './seal-key.ts';
import { ORGANIZATION, PRIVATE_PEM, PUBLIC_PEM, seals } from './stored-seals.ts';

test('seals that were signed by Node’s own crypto hold, and their key is exported as before', async () => {
  const key = await openSealKey(PRIVATE_PEM);
  const [first, second] = seals;
  expect(await sealHolds(ORGANIZATION, first, { number: 1, previous: null }, key)).toBe(true);
  expect(await sealHolds(ORGANIZATION, second, { number: 2, previous: first }, key)).toBe(true);
  expect(key.publicPem).toBe(PUBLIC_PEM);
});

test('a seal that was changed, or whose signature is none, does not hold', async () => {
  const key = await openSealKey(PRIVATE_PEM);
  const [first, second] = seals;
  const place = { number: 1, previous: null };
  for (const signature of [second.signature, '', 'AAAA', '*', first.signature.toLowerCase()]) {
    expect(await sealHolds(ORGANIZATION, { ...first, signature }, place, key), signature).toBe(false);
  }
  expect(await sealHolds('other', first, place, key)).toBe(false);
  expect(await sealHolds(ORGANIZATION, { ...first, at: second.at }, place, key)).toBe(false);
});

test('the same key gives the same signatures, which Node’s own crypto accepts', async () => {
  const key = await openSealKey(PRIVATE_PEM);
  for (const { hash, signature } of seals) {
    expect(await key.sign(hash)).toBe(signature);
    expect(verify(null, Buffer.from(hash, 'hex'), createPublicKey(key.publicPem), Buffer.from(signature, 'base64'))).toBe(true);
  }
});

test('the key of a database is made once, stored as PKCS #8, and found again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parapet-seal-key-'));
  const engine = openEmbedded(folder, plansOf({ collections: {}, system: {} }));
  const [one, other] = await Promise.all([sealKey(engine), sealKey(engine)]);
  expect(other.publicPem).toBe(one.publicPem);
  expect((await sealKey(engine)).publicPem).toBe(one.publicPem);
  const pem = String((await readMeta(engine.reader, 'seal-key'))?.['private_key']);
  expect(pem).toBe(createPrivateKey(pem).export({ type: 'pkcs8', format: 'pem' }));
  expect(one.publicPem).toBe(createPublicKey(pem).export({ type: 'spki', format: 'pem' }));
  await engine.close();
  await rm(folder, { recursive: true });
});
