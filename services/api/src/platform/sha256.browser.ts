/** SHA-256 where there is no Node. WebCrypto has it only as a promise. The same function as in `sha256.node.ts`. */
import { sha256 as sha256Of } from '@noble/hashes/sha2.js';

const utf8 = new TextEncoder();

/** @returns the digest of the parts one after the other, in lower-case hex; text is taken as UTF-8 */
export function sha256(...parts: readonly (string | Uint8Array)[]): string {
  const digest = sha256Of.create();
  for (const part of parts) digest.update(typeof part === 'string' ? utf8.encode(part) : part);
  return digest.digest().toHex();
}

/** Digests bytes that arrive piece by piece. */
export function sha256Hasher(): { update(piece: Uint8Array): void; hex(): string } {
  const digest = sha256Of.create();
  return { update: (piece) => void digest.update(piece), hex: () => digest.digest().toHex() };
}
