/** Seals: signed roots over the heads of the chains that changed, each linked to the previous one. Made in `sealing.ts`. */
import { canonical } from '@parapet/contracts/rules';
import { sha256 } from '#platform/sha256';
import type { Query, Session, Stored } from '../../engine.ts';
import { without } from '../../json.ts';
import { OWN } from '../../plans.ts';
import type { Filter } from '../../port.ts';
import { merkleRoot } from './merkle.ts';
import type { SealKey } from './seal-key.ts';

/** The head of a chain at the time of a seal. */
export type Leaf = { entity: string; entity_id: string; version: number; hash: string };

export type Seal = {
  /** 1, 2, 3 … within the organization. */
  number: number;
  at: string;
  /** Hash of the previous seal; null on the first. */
  previous_hash: string | null;
  root: string;
  leaves: Leaf[];
  /** SHA-256 (hex) of the canonical JSON of organization, number, at, previous hash and root. */
  hash: string;
  /** Ed25519 over the hash, in base64. */
  signature: string;
};

export function sealQuery(organizationId: string, filter: Filter): Query {
  return { collection: OWN.seals, organizationId, filter, words: [] };
}

/** The boundary at which a stored seal gets its type; {@link isSealValid} shows whether it was altered. */
export function sealOf(doc: Stored): Seal;
export function sealOf(doc: Stored): unknown {
  return without(doc, '_id', 'organization_id');
}

export function sealHash(
  organizationId: string,
  { number, at, previous_hash, root }: Omit<Seal, 'leaves' | 'hash' | 'signature'>,
): string {
  return sha256(canonical({ organization_id: organizationId, number, at, previous_hash, root }));
}

export const rootOfLeaves = (leaves: readonly Leaf[]) => merkleRoot(leaves.map(canonical));

/** The number of a seal by its id, as its fields may have been tampered with. @returns null when the id is no number */
export function numberIn({ _id }: Stored): number | null {
  return /^\d{10}$/.test(_id) ? Number(_id) : null;
}

/** True when a seal is what was signed and follows the previous one. @param number the expected one */
export async function isSealValid(
  organizationId: string,
  seal: Seal,
  { number, previous }: { number: number; previous: Seal | null },
  key: SealKey,
): Promise<boolean> {
  return (
    seal.number === number &&
    seal.previous_hash === (previous?.hash ?? null) &&
    Array.isArray(seal.leaves) &&
    typeof seal.signature === 'string' &&
    seal.root === rootOfLeaves(seal.leaves) &&
    seal.hash === sealHash(organizationId, seal) &&
    (await key.verify(seal.hash, seal.signature))
  );
}

export async function newestStored(session: Session, organizationId: string): Promise<Stored | null> {
  const [newest] = await session.find(sealQuery(organizationId, {}), { field: '_id', direction: -1, limit: 1 });
  return newest ?? null;
}

export async function newestSeal(session: Session, organizationId: string): Promise<Seal | null> {
  const newest = await newestStored(session, organizationId);
  return newest && sealOf(newest);
}
