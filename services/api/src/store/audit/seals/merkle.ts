/** A Merkle tree over hashes as in RFC 6962: different prefixes for leaves and nodes, so that one cannot be passed off as the other. */
import { sha256 } from '#platform/sha256';

const LEAF = new Uint8Array([0]);
const NODE = new Uint8Array([1]);

function rootOf(hashes: readonly string[]): string {
  const [only] = hashes;
  if (only === undefined) return sha256('');
  if (hashes.length === 1) return only;
  const split = 2 ** Math.ceil(Math.log2(hashes.length) - 1);
  return sha256(
    NODE,
    Uint8Array.fromHex(rootOf(hashes.slice(0, split))),
    Uint8Array.fromHex(rootOf(hashes.slice(split))),
  );
}

/** @param leaves their order changes the root @returns the root in hex */
export function merkleRoot(leaves: readonly string[]): string {
  return rootOf(leaves.map((leaf) => sha256(LEAF, leaf)));
}
