/** Random values that a browser or a script holds, and the hashes of them that are stored. */
import { randomSecret } from '../platform/bytes.ts';
import { sha256 } from '#platform/sha256';

/** 256 random bits, base64url. */
export function newSecret(): string {
  return randomSecret(32);
}

/** SHA-256, hex; enough for values with 256 random bits, never for passwords. */
export function hashOf(text: string): string {
  return sha256(text);
}

/** Who somebody is: issuer and subject, never an e-mail address, which can change hands. */
export function userIdOf(issuer: string, subject: string): string {
  return hashOf(`${issuer}\n${subject}`);
}
