import { expect, test } from 'vitest';
import { fold, words, wordsMatch } from './text.ts';

test('case and accents do not count', () => {
  expect(['Évaluation', 'Straße', 'ＦＵＬＬ', 'ﬁre', 'Ångström'].map(fold)).toEqual(['evaluation', 'straße', 'full', 'fire', 'angstrom']);
  expect(fold('ÜBERPRÜFUNG')).toBe(fold('uberprufung'));
});

test('words are letters and digits, each once', () => {
  expect(words('Third-party: third PARTY!', 'ISO 27001')).toEqual(['third', 'party', 'iso', '27001']);
  expect(words('— … !')).toEqual([]);
  expect(words('a'.repeat(80))).toEqual(['a'.repeat(64)]);
});

test('every prefix must begin a word, in any order', () => {
  const have = words('Ransomware on the file servers');
  expect(wordsMatch(have, words('serv rans'))).toBe(true);
  expect(wordsMatch(have, words('serv phish'))).toBe(false);
  expect(wordsMatch(have, words('ware'))).toBe(false);
  expect(wordsMatch(have, [])).toBe(true);
});
