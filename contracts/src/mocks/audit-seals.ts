/** Seals of the mocks: made when somebody asks for them, over what is older than a minute. */
import { canonical } from '../rules/index.ts';
import type { AuditSeal } from '../schemas/audit.ts';
import { chainOf, changesOf, sha256, subjectsOf } from './audit-trail.ts';
import type { MockState } from './mock-state.ts';

/** Within which the API has sealed a change (ms). */
const SEALED_WITHIN = 60_000;

type Leaf = AuditSeal['leaves'][number];

async function merkleRoot(hashes: readonly string[]): Promise<string> {
  const [only] = hashes;
  if (hashes.length === 1 && only !== undefined) return only;
  const split = 2 ** Math.ceil(Math.log2(hashes.length) - 1);
  const [left, right] = await Promise.all([merkleRoot(hashes.slice(0, split)), merkleRoot(hashes.slice(split))]);
  return sha256(new Uint8Array([1]), Uint8Array.fromHex(left), Uint8Array.fromHex(right));
}

async function rootOf(leaves: readonly Leaf[]): Promise<string> {
  return merkleRoot(await Promise.all(leaves.map((leaf) => sha256(new Uint8Array([0]), canonical(leaf)))));
}

/** @returns tells the version up to which a chain is sealed */
function sealedIn(state: MockState, organizationId: string): (chain: { entity: string; entity_id: string }) => number {
  const sealed = new Map<string, number>();
  for (const { leaves } of sealsOf(state, organizationId)) for (const { entity, entity_id, version } of leaves) sealed.set(`${entity}/${entity_id}`, version);
  return ({ entity, entity_id }) => sealed.get(`${entity}/${entity_id}`) ?? 0;
}

/** Time of the oldest change that no seal covers; null when all are sealed. */
export function unsealedSince(state: MockState, organizationId: string): string | null {
  const sealed = sealedIn(state, organizationId);
  const chains = subjectsOf(state, organizationId).map((subject) => changesOf(state, organizationId, subject));
  const times = chains.flat().filter((change) => change.version > sealed(change)).map(({ at }) => at);
  return times.toSorted()[0] ?? null;
}

/** The heads of all chains that have grown since the last seal. */
async function leavesOf(state: MockState, organizationId: string, until: string): Promise<Leaf[]> {
  const sealed = sealedIn(state, organizationId);
  const leaves: Leaf[] = [];
  for (const subject of subjectsOf(state, organizationId)) {
    const head = (await chainOf(state, organizationId, subject)).findLast(({ at }) => at <= until);
    if (head === undefined) continue;
    const { entity, entity_id, version, hash } = head;
    if (version > sealed(head)) leaves.push({ entity, entity_id, version, hash });
  }
  return leaves;
}

/** Oldest first. */
export function sealsOf({ seals }: MockState, organizationId: string): AuditSeal[] {
  return seals.filter(({ organization_id }) => organization_id === organizationId);
}

/** Seals what is to be sealed by now. @param now milliseconds since 1970 */
export async function sealChanges(state: MockState, organization_id: string, now: number): Promise<void> {
  const leaves = await leavesOf(state, organization_id, new Date(now - SEALED_WITHIN).toISOString());
  if (leaves.length === 0) return;
  const previous = sealsOf(state, organization_id).at(-1);
  const at = new Date(now).toISOString();
  const content = { organization_id, number: (previous?.number ?? 0) + 1, at, previous_hash: previous?.hash ?? null, root: await rootOf(leaves) };
  const hash = await sha256(canonical(content));
  state.seals.push({ ...content, leaves, hash, ...(await signed(state, hash)) });
}

/** The key of this state, made when it is first needed. */
async function keysOf(state: MockState): Promise<{ privateKey: CryptoKey; public_key: string }> {
  if (state.sealKey === null) {
    const made = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
    const [privateKey, publicKey] = await Promise.all([crypto.subtle.exportKey('jwk', made.privateKey), crypto.subtle.exportKey('spki', made.publicKey)]);
    state.sealKey = { privateKey, public_key: `-----BEGIN PUBLIC KEY-----\n${new Uint8Array(publicKey).toBase64()}\n-----END PUBLIC KEY-----\n` };
  }
  const { privateKey, public_key } = state.sealKey;
  return { privateKey: await crypto.subtle.importKey('jwk', privateKey, 'Ed25519', false, ['sign']), public_key };
}

async function signed(state: MockState, hash: string): Promise<Pick<AuditSeal, 'signature' | 'public_key'>> {
  const { privateKey, public_key } = await keysOf(state);
  const signature = await crypto.subtle.sign('Ed25519', privateKey, Uint8Array.fromHex(hash));
  return { signature: new Uint8Array(signature).toBase64(), public_key };
}
