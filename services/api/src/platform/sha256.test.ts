import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 as inBrowser } from './sha256.browser.ts';
import { sha256 as inNode } from './sha256.node.ts';
import { sha256 } from '#platform/sha256';

/** UTF-16 code units, halves of surrogate pairs included. */
const unit = fc.nat(0xffff).map((code) => String.fromCharCode(code));

test('the digest of "abc" is the one that FIPS 180-2 gives', () => {
  const digest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect([inNode('abc'), inBrowser('abc'), inNode('a', 'bc'), inBrowser('a', 'bc')]).toEqual([
    digest,
    digest,
    digest,
    digest,
  ]);
});

test('the browser computes the same digests as Node', () => {
  const part = fc.oneof(fc.string({ unit }), fc.uint8Array({ maxLength: 300 }));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      expect(inBrowser(...parts)).toBe(inNode(...parts));
    }),
  );
});

test('in Node, sha256 is the implementation by Node', () => {
  expect(sha256).toBe(inNode);
});
