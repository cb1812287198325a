/** The key that signs the seals: Ed25519 by WebCrypto, stored as PEM. */
import type { Engine } from '../../engine.ts';
import { readMeta, writeMeta } from '../../maintenance/meta.ts';

const ALGORITHM = 'Ed25519';
/** Where the key is stored in the collection of meta data. */
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

async function newPrivatePem(): Promise<string> {
  const made = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  if (!('privateKey' in made)) throw new Error(`${ALGORITHM} makes no pair of keys`);
  return toPem('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', made.privateKey));
}

/** The key of this database, made when it is first needed. */
export async function sealKey(engine: Engine): Promise<SealKey> {
  const stored = await readMeta(engine.reader, SEAL_KEY_ID);
  if (stored) return openSealKey(String(stored['private_key']));
  const made = await newPrivatePem();
  const pem = await engine.atomically(async (session) => {
    const first = await readMeta(session, SEAL_KEY_ID);
    if (first) return String(first['private_key']);
    await writeMeta(session, SEAL_KEY_ID, { private_key: made });
    return made;
  });
  return openSealKey(pem);
}
