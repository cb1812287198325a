/** SHA-256 by Node, which is several times as fast as JavaScript. The same function as in `sha256.browser.ts`. */
import { createHash, hash } from 'node:crypto';

/** @returns the digest of the parts one after the other, in lower-case hex; text is taken as UTF-8 */
export function sha256(...parts: readonly (string | Uint8Array)[]): string {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return hash('sha256', only);
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest('hex');
}

/** Digests bytes that arrive piece by piece. */
export function sha256Hasher(): { update(piece: Uint8Array): void; hex(): string } {
  const digest = createHash('sha256');
  return { update: (piece) => void digest.update(piece), hex: () => digest.digest('hex') };
}
