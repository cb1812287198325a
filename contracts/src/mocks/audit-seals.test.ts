import { createHash, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonical } from '../rules/index.ts';
import type { AuditSeal } from '../schemas/audit.ts';
import { sealChanges, sealsOf, unsealedSince } from './audit-seals.ts';
import { chainOf } from './audit-trail.ts';
import { ORGANIZATION_ID } from './seed/organizations.ts';
import { createMockState } from './state.ts';

const MINUTE = 60_000;
const sha256 = (...parts: (string | Buffer)[]) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** RFC 6962, over leaves that are hashed already. */
function rootOf(hashes: Buffer[]): Buffer {
  const [only] = hashes;
  if (only === undefined) throw new Error('nothing to seal');
  if (hashes.length === 1) return only;
  let half = 1;
  while (half * 2 < hashes.length) half *= 2;
  return sha256(Buffer.from([1]), rootOf(hashes.slice(0, half)), rootOf(hashes.slice(half)));
}

function check({ leaves, hash, signature, public_key, ...content }: AuditSeal): void {
  expect(content.root).toBe(rootOf(leaves.map((leaf) => sha256(Buffer.from([0]), canonical(leaf)))).toString('hex'));
  expect(hash).toBe(sha256(canonical(content)).toString('hex'));
  expect(verify(null, Buffer.from(hash, 'hex'), createPublicKey(public_key), Buffer.from(signature, 'base64'))).toBe(true);
}

test('a seal can be checked by anybody, and follows the one before', async () => {
  const state = createMockState();
  const now = Date.now();
  await sealChanges(state, ORGANIZATION_ID, now);
  await sealChanges(state, ORGANIZATION_ID, now);
  const [risk] = state.tables.risks;
  if (risk === undefined) throw new Error('no risk');
  const after = { ...risk, title: 'Renamed', version: 2 };
  state.changes.push({ entity: 'risks', entity_id: risk.id, organization_id: ORGANIZATION_ID, version: 2, action: 'update', at: new Date(now).toISOString(), actor_id: 'user_grace', request_id: null, before: risk, after });
  await sealChanges(state, ORGANIZATION_ID, now + MINUTE / 2);
  expect(sealsOf(state, ORGANIZATION_ID)).toHaveLength(1);
  expect(unsealedSince(state, ORGANIZATION_ID)).toBe(new Date(now).toISOString());
  await sealChanges(state, ORGANIZATION_ID, now + MINUTE);
  expect(unsealedSince(state, ORGANIZATION_ID)).toBeNull();
  const [first, second, ...more] = sealsOf(state, ORGANIZATION_ID);
  if (first === undefined || second === undefined) throw new Error('no seals');
  expect(more).toEqual([]);
  for (const seal of [first, second]) check(seal);
  expect(first.leaves.length).toBeGreaterThan(60);
  expect(second).toMatchObject({ number: 2, previous_hash: first.hash, public_key: first.public_key, leaves: [{ entity: 'risks', entity_id: risk.id, version: 2 }] });
});

test('a record of the sample has a past, chained by hash', async () => {
  const state = createMockState();
  const [risk] = state.tables.risks;
  if (risk === undefined) throw new Error('no risk');
  Object.assign(risk, { version: 3 });
  const chain = await chainOf(state, ORGANIZATION_ID, { entity: 'risks', id: risk.id });
  expect(chain.map(({ version, action, at, actor_id }) => ({ version, action, at, actor_id }))).toEqual([
    { version: 1, action: 'create', at: risk.created_at, actor_id: 'user_grace' },
    { version: 2, action: 'update', at: risk.updated_at, actor_id: 'user_grace' },
    { version: 3, action: 'update', at: risk.updated_at, actor_id: 'user_grace' },
  ]);
  for (const [index, { hash, ...content }] of chain.entries()) {
    expect(hash).toBe(sha256(canonical(content)).toString('hex'));
    expect(content.previous_hash).toBe(chain[index - 1]?.hash ?? null);
  }
});

test('other organisations are not sealed along', async () => {
  const state = createMockState();
  await sealChanges(state, ORGANIZATION_ID, Date.now());
  const others = new Set(state.tables.risks.filter(({ organization_id }) => organization_id !== ORGANIZATION_ID).map(({ id }) => id));
  expect(sealsOf(state, ORGANIZATION_ID)[0]?.leaves.filter(({ entity_id }) => others.has(entity_id))).toEqual([]);
});
