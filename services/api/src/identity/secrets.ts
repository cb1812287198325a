/** Random values that a browser or a script holds, and the hashes that the store keeps of them. */
import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256, hex; enough for values with 256 random bits, never for passwords. */
export function hashOf(text: string): string {
  return hash('sha256', text, 'hex');
}

/** Who somebody is: issuer and subject, never an e-mail address, which can change hands. */
export function userIdOf(issuer: string, subject: string): string {
  return hashOf(`${issuer}\n${subject}`);
}
