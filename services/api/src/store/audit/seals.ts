/** Seals: signed roots over the heads of the chains that changed, each linked to the one before. */
import { setTimeout as wait } from 'node:timers/promises';
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { canonical, sealId } from '@parapet/contracts/rules';
import type { Engine, Query, Session, Stored } from '../engine.ts';
import { sha256, without } from '../json.ts';
import { withLease } from '../lease.ts';
import { readMeta, writeMeta } from '../meta.ts';
import { OWN } from '../plans.ts';
import type { Filter } from '../port.ts';
import { auditQuery, entryOf } from './entries.ts';
import { merkleRoot } from './merkle.ts';

/** The head of a chain at the time of a seal. */
export type Leaf = { entity: string; entity_id: string; version: number; hash: string };

export type Seal = {
  /** 1, 2, 3 … within the organisation. */
  number: number;
  at: string;
  /** Hash of the seal before; null on the first. */
  previous_hash: string | null;
  root: string;
  leaves: Leaf[];
  /** SHA-256 (hex) of the canonical JSON of organisation, number, at, previous hash and root. */
  hash: string;
  /** Ed25519 over the hash, in base64. */
  signature: string;
};

const KEY_ID = 'seal-key';
/** Entries taken into one seal; more go into the next, so that no transaction grows long. */
const BATCH = 100;
/** Between two seals, so that a long backlog never holds up the people at work. */
const PAUSE_MS = 20;

/** The key of this database, made when it is first needed. */
export async function sealKey(engine: Engine): Promise<KeyObject> {
  const pem = await engine.atomically(async (session) => {
    const kept = await readMeta(session, KEY_ID);
    if (kept) return String(kept['private_key']);
    const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    await writeMeta(session, KEY_ID, { private_key: made });
    return made;
  });
  return createPrivateKey(pem);
}

export function sealQuery(organizationId: string, filter: Filter): Query {
  return { collection: OWN.seals, organizationId, filter, words: [] };
}

/** The boundary at which a stored seal gets its type; {@link sealHolds} is what tells whether it is still whole. */
export function sealOf(doc: Stored): Seal;
export function sealOf(doc: Stored): unknown {
  return without(doc, '_id', 'organization_id');
}

function sealHash(organizationId: string, { number, at, previous_hash, root }: Omit<Seal, 'leaves' | 'hash' | 'signature'>): string {
  return sha256(canonical({ organization_id: organizationId, number, at, previous_hash, root }));
}

const rootOfLeaves = (leaves: readonly Leaf[]) => merkleRoot(leaves.map(canonical));

/** The number of a seal by its id, as what is in it may have been tampered with. @returns null when that is no number either */
export function numberIn({ _id }: Stored): number | null {
  return /^\d{10}$/.test(_id) ? Number(_id) : null;
}

function numberAfter(newest: Stored | null): number {
  const number = newest === null ? 0 : numberIn(newest);
  if (number === null) throw new Error(`the newest seal has the id ${JSON.stringify(newest?._id)}, which is no number`);
  return number + 1;
}

/** True when a seal is what was signed, and follows the one before. @param number that it must have */
export function sealHolds(organizationId: string, seal: Seal, { number, previous }: { number: number; previous: Seal | null }, key: KeyObject): boolean {
  return (
    seal.number === number &&
    seal.previous_hash === (previous?.hash ?? null) &&
    Array.isArray(seal.leaves) &&
    typeof seal.signature === 'string' &&
    seal.root === rootOfLeaves(seal.leaves) &&
    seal.hash === sealHash(organizationId, seal) &&
    verify(null, Buffer.from(seal.hash, 'hex'), createPublicKey(key), Buffer.from(seal.signature, 'base64'))
  );
}

async function newestStored(session: Session, organizationId: string): Promise<Stored | null> {
  const [newest] = await session.find(sealQuery(organizationId, {}), { field: '_id', direction: -1, limit: 1 });
  return newest ?? null;
}

export async function newestSeal(session: Session, organizationId: string): Promise<Seal | null> {
  const newest = await newestStored(session, organizationId);
  return newest && sealOf(newest);
}

/** The newest entry of each chain among `entries`, which are in order of chain and version. */
function heads(entries: readonly Stored[]): Leaf[] {
  const leaves = new Map<string, Leaf>();
  for (const { entity, entity_id, version, hash } of entries.map(entryOf)) leaves.set(`${entity}/${entity_id}`, { entity, entity_id, version, hash });
  return [...leaves.values()];
}

/** @returns the seal, and whether there may be more to seal; null when nothing has changed */
async function sealBatch(engine: Engine, organizationId: string, key: KeyObject): Promise<{ seal: Seal; more: boolean } | null> {
  return engine.atomically(async (session) => {
    const entries = await session.find(auditQuery(organizationId, { unsealed: true }), { field: '_id', direction: 1, limit: BATCH });
    if (entries.length === 0) return null;
    const newest = await newestStored(session, organizationId);
    const leaves = heads(entries);
    const content = { number: numberAfter(newest), at: new Date().toISOString(), previous_hash: newest && sealOf(newest).hash, root: rootOfLeaves(leaves) };
    const hash = sealHash(organizationId, content);
    const seal: Seal = { ...content, leaves, hash, signature: sign(null, Buffer.from(hash, 'hex'), key).toString('base64') };
    await session.insert(OWN.seals, { ...seal, _id: sealId(seal.number), organization_id: organizationId });
    await session.unset(OWN.audit, entries, 'unsealed');
    return { seal, more: entries.length === BATCH };
  });
}

/** @returns the newest seal that was made; null when nothing has changed, or another process is sealing */
export async function sealChanges(engine: Engine, organizationId: string): Promise<Seal | null> {
  const nothing = (await engine.reader.findFirst(auditQuery(organizationId, { unsealed: true }))) === null;
  if (nothing) return null;
  const key = await sealKey(engine);
  const held = await withLease(engine, `seal:${organizationId}`, 0, async () => {
    let newest: Seal | null = null;
    for (let more = true; more; ) {
      const made = await sealBatch(engine, organizationId, key);
      newest = made?.seal ?? newest;
      more = made?.more ?? false;
      if (more) await wait(PAUSE_MS);
    }
    return newest;
  });
  return held?.result ?? null;
}
