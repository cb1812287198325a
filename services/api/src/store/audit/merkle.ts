/** A Merkle tree over hashes (RFC 6962: leaves and nodes are hashed with different prefixes, so one never passes for the other). */
import { sha256 } from '#platform/sha256';

const LEAF = new Uint8Array([0]);
const NODE = new Uint8Array([1]);

function rootOf(hashes: readonly string[]): string {
  const [only] = hashes;
  if (only === undefined) return sha256('');
  if (hashes.length === 1) return only;
  const split = 2 ** Math.ceil(Math.log2(hashes.length) - 1);
  return sha256(NODE, Uint8Array.fromHex(rootOf(hashes.slice(0, split))), Uint8Array.fromHex(rootOf(hashes.slice(split))));
}

/** @returns the root in hex; order counts */
export function merkleRoot(leaves: readonly string[]): string {
  return rootOf(leaves.map((leaf) => sha256(LEAF, leaf)));
}
