import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from '@parapet/contracts/rules';
import { sha256 } from '#platform/sha256';
import { merkleRoot } from './merkle.ts';

describe('a Merkle root', () => {
  it('is that of RFC 6962 for three leaves', () => {
    const leaf = (text: string) => sha256(new Uint8Array([0]), text);
    const node = (left: string, right: string) =>
      sha256(new Uint8Array([1]), Buffer.from(left, 'hex'), Buffer.from(right, 'hex'));
    expect(merkleRoot(['a', 'b', 'c'])).toBe(node(node(leaf('a'), leaf('b')), leaf('c')));
    expect(merkleRoot(['a'])).toBe(leaf('a'));
  });

  it('changes with every leaf and with their order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 20 }), fc.nat(), (leaves, at) => {
        const changed = leaves.with(at % leaves.length, `${leaves[at % leaves.length]}!`);
        expect(merkleRoot(changed)).not.toBe(merkleRoot(leaves));
        expect(merkleRoot(leaves.toReversed())).not.toBe(merkleRoot(leaves));
        expect(merkleRoot(leaves.slice(1))).not.toBe(merkleRoot(leaves));
      }),
    );
  });
});

describe('canonical JSON', () => {
  it('does not depend on the order of keys, and can be read back', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const shuffled: unknown = JSON.parse(JSON.stringify(value), (_key, item: unknown) =>
          typeof item === 'object' && item !== null && !Array.isArray(item)
            ? Object.fromEntries(Object.entries(item).toReversed())
            : item,
        );
        expect(canonical(shuffled)).toBe(canonical(JSON.parse(JSON.stringify(value))));
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
