import { expect, test } from 'vitest';
import { mailOf, readSeal, sealText } from './kept-seal.ts';

const hash = '0123456789abcdef'.repeat(4);
const seal = {
  organization_id: 'org_1',
  number: 12,
  at: '2026-11-23T09:48:00.000Z',
  previous_hash: null,
  root: hash,
  leaves: [],
  hash,
  signature: 'c2lnbmF0dXJl',
  public_key: 'PEM',
};

test('reads the text again that people copied, also when a mail program put it on one line', () => {
  const text = sealText(seal, 'Harbour Mutual 2000');
  expect(readSeal(text)).toEqual({ number: 12, hash });
  expect(readSeal(text.replaceAll('\n', ' '))).toEqual({ number: 12, hash });
  expect(readSeal(`12 ${hash.toUpperCase()}`)).toEqual({ number: 12, hash });
});

test.each(['', '12', hash, `0 ${hash}`, `12 ${hash}0`])('finds no seal in %j', (text) => {
  expect(readSeal(text)).toBeNull();
});

test('makes a mail whose text keeps its lines', () => {
  expect(mailOf('Seal 12 & more', 'one\ntwo')).toBe('mailto:?subject=Seal%2012%20%26%20more&body=one%0Atwo');
});
