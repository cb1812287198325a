/** Random secrets of browsers and scripts, and their hashes, which are stored. */
import { randomSecret } from './bytes.ts';
import { sha256 } from '#platform/sha256';

/** 256 random bits, base64url. */
export function newSecret(): string {
  return randomSecret(32);
}

/** SHA-256, hex. Safe for values with 256 random bits, not for passwords. */
export function hashOf(text: string): string {
  return sha256(text);
}

/** The id of a person of an external provider, from issuer and subject and not from the e-mail address, which can change hands. */
export function userIdOf(issuer: string, subject: string): string {
  return hashOf(`${issuer}\n${subject}`);
}
