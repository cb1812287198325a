/** Values that are stored outside the service, e.g. by a browser or a provider: encrypted, so that nobody else can read, change or make them. */
import { EncryptJWT, jwtDecrypt } from 'jose';
import { sha256 } from '#platform/sha256';

const HEADER = { alg: 'dir', enc: 'A256GCM' } as const;

export interface Sealed<T> {
  /** @param expiresAt ms since 1970 @returns base64url parts with dots */
  seal(content: T, expiresAt: number): Promise<string>;
  /** @returns null for a text that was not sealed for this purpose, or has expired */
  open(text: string): Promise<T | null>;
}

/**
 * @param secret random, e.g. 256 bits that are the same in every process; not a password
 * @param purpose a value that was sealed for one purpose cannot be opened for another
 */
export function sealed<T>(secret: string, purpose: string, now: () => number = Date.now): Sealed<T> {
  const key = Uint8Array.fromHex(sha256(`${purpose}\n${secret}`));
  return {
    seal: (content, expiresAt) =>
      new EncryptJWT({ content })
        .setProtectedHeader(HEADER)
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .encrypt(key),
    async open(text) {
      const opened = await jwtDecrypt<{ content: T }>(text, key, {
        currentDate: new Date(now()),
        keyManagementAlgorithms: [HEADER.alg],
        contentEncryptionAlgorithms: [HEADER.enc],
      }).catch(() => null);
      return opened?.payload.content ?? null;
    },
  };
}
