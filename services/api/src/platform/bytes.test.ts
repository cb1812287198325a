import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64url, randomBytes, randomSecret, textFromBase64url, toBase64url } from './bytes.ts';

/** UTF-16 code units, halves of surrogate pairs included. */
const unit = fc.nat(0xffff).map((code) => String.fromCharCode(code));

describe('base64url', () => {
  it('is what Node writes and reads', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        const text = toBase64url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64url'));
        expect(fromBase64url(text)).toEqual(bytes);
      }),
    );
    expect(toBase64url('Zürich 🙂')).toBe(Buffer.from('Zürich 🙂').toString('base64url'));
  });

  it('gives text back as it was, a byte order mark included', () => {
    fc.assert(
      fc.property(
        fc.string({ unit }).map((text) => text.toWellFormed()),
        (text) => {
          expect(textFromBase64url(toBase64url(text))).toBe(text);
        },
      ),
    );
    expect(textFromBase64url(toBase64url('\uFEFFx'))).toBe('\uFEFFx');
  });

  it('decodes invalid input to null', () => {
    for (const text of ['a', 'a+b/', 'ä', '!!!!'])
      expect([fromBase64url(text), textFromBase64url(text)], text).toEqual([null, null]);
    expect(textFromBase64url(toBase64url(new Uint8Array([0xff, 0xfe])))).toBeNull();
  });
});

describe('random bytes', () => {
  it('have the length that was asked for, and are never the same twice', () => {
    expect(randomBytes(32)).toHaveLength(32);
    expect(randomBytes(32)).not.toEqual(randomBytes(32));
    expect(randomSecret(32)).toMatch(/^[\w-]{43}$/);
    expect(randomSecret(32)).not.toBe(randomSecret(32));
  });
});
