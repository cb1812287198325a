/** Bytes and text, alike in Node and in a browser. */
const utf8 = new TextEncoder();
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** @param data bytes, or text that is taken as UTF-8 */
export function toBase64url(data: Uint8Array | string): string {
  const bytes = typeof data === 'string' ? utf8.encode(data) : data;
  return bytes.toBase64({ alphabet: 'base64url', omitPadding: true });
}

/** @returns null when the text is not base64url */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.fromBase64(text, { alphabet: 'base64url' });
  } catch {
    return null;
  }
}

/** @returns null when the text is not base64url, or what it encodes is not UTF-8 */
export function textFromBase64url(text: string): string | null {
  const bytes = fromBase64url(text);
  if (bytes === null) return null;
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return null;
  }
}

/** Cryptographically random bytes. @param length at most 65,536 */
export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length));
}

/** A random secret, e.g. for a cookie. @param bytes of entropy */
export function randomSecret(bytes: number): string {
  return toBase64url(randomBytes(bytes));
}

/** Pieces, one after the other. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
