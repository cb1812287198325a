/** The key that signs the seals: Ed25519 by WebCrypto, kept as PEM. The service keeps it outside the database: see `audit-key/`. */
import type { Engine, Stored } from '../../engine.ts';
import { readMeta, writeMeta } from '../../maintenance/meta.ts';

const ALGORITHM = 'Ed25519';
/** Where the key, or which it is, is stored in the collection of meta data. */
export const SEAL_KEY_ID = 'seal-key';
const PEM_LINE = /.{1,64}/g;

export interface SealKey {
  /** @param hash in hex @returns the signature in base64 */
  sign(hash: string): Promise<string>;
  /** @param hash in hex @param signature in base64; a malformed one is invalid */
  verify(hash: string, signature: string): Promise<boolean>;
  /** SPKI as PEM, to check exported seals without this database. */
  readonly publicPem: string;
}

function toPem(label: string, der: ArrayBuffer): string {
  const lines = new Uint8Array(der).toBase64().match(PEM_LINE) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

function fromPem(pem: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.fromBase64(pem.replace(/-----[^-]+-----/g, ''));
}

/** @returns null when the text is not base64 */
function signatureOf(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.fromBase64(text);
  } catch {
    return null;
  }
}

/** @param pem a private key as PKCS #8 */
export async function openSealKey(pem: string): Promise<SealKey> {
  const { subtle } = crypto;
  const secret = await subtle.importKey('pkcs8', fromPem(pem), ALGORITHM, true, ['sign']);
  const { d: _, key_ops: _operations, ...open } = await subtle.exportKey('jwk', secret);
  const shared = await subtle.importKey('jwk', open, ALGORITHM, true, ['verify']);
  return {
    publicPem: toPem('PUBLIC KEY', await subtle.exportKey('spki', shared)),
    sign: async (hash) => new Uint8Array(await subtle.sign(ALGORITHM, secret, Uint8Array.fromHex(hash))).toBase64(),
    verify: async (hash, text) => {
      const signature = signatureOf(text);
      return signature !== null && subtle.verify(ALGORITHM, shared, signature, Uint8Array.fromHex(hash));
    },
  };
}

export async function newPrivatePem(): Promise<string> {
  const made = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  if (!('privateKey' in made)) throw new Error(`${ALGORITHM} makes no pair of keys`);
  return toPem('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', made.privateKey));
}

/** A key in the database itself, made when it is first needed: for tests and mocks, whose data needs no protection. */
export async function storedSealKey(engine: Engine): Promise<SealKey> {
  const stored = await readMeta(engine.reader, SEAL_KEY_ID);
  if (stored) return openSealKey(privateIn(stored));
  const made = await newPrivatePem();
  const pem = await engine.atomically(async (session) => {
    const first = await readMeta(session, SEAL_KEY_ID);
    if (first) return privateIn(first);
    await writeMeta(session, SEAL_KEY_ID, { private_key: made });
    return made;
  });
  return openSealKey(pem);
}

function privateIn({ private_key: pem }: Stored): string {
  if (typeof pem === 'string') return pem;
  throw new Error('The key that signs seals is outside this database');
}
