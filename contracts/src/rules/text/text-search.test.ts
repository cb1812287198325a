import { expect, test } from 'vitest';
import { fold, searchedWords, matchesSearch, words, wordsMatch } from './text-search.ts';

test('case and accents are ignored', () => {
  expect(['Évaluation', 'Straße', 'ＦＵＬＬ', 'ﬁre', 'Ångström'].map(fold)).toEqual([
    'evaluation',
    'strasse',
    'full',
    'fire',
    'angstrom',
  ]);
  expect(['Größe', 'GRÖẞE', 'GRÖSSE', 'Œuvre', 'Færøerne', 'Łódź'].map(fold)).toEqual([
    'grosse',
    'grosse',
    'grosse',
    'oeuvre',
    'faeroerne',
    'lodz',
  ]);
  expect(fold('ÜBERPRÜFUNG')).toBe(fold('uberprufung'));
});

test('words consist of letters and digits and are not repeated', () => {
  expect(words('Third-party: third PARTY!', 'ISO 27001')).toEqual(['third', 'party', 'iso', '27001']);
  expect(words('— … !')).toEqual([]);
  expect(words('a'.repeat(80))).toEqual(['a'.repeat(64)]);
});

test('a blank search matches everything, one without letters and digits nothing', () => {
  expect(['', '  ', '\t\n\u00a0\u3000'].map(searchedWords)).toEqual([[], [], []]);
  expect(['???', '🔥', '—', ' * ', '\0', '\u0301'].map(searchedWords)).toEqual([null, null, null, null, null, null]);
  expect(searchedWords(' Fire? 🔥')).toEqual(['fire']);
  expect([
    matchesSearch('', 'Fire'),
    matchesSearch('🔥', 'Fire 🔥'),
    matchesSearch('fi', 'Flood', 'Fire'),
    matchesSearch('fi wa', 'Fire'),
  ]).toEqual([true, false, true, false]);
});

test('every prefix must be the beginning of a word, in any order', () => {
  const have = words('Ransomware on the file servers');
  expect(wordsMatch(have, words('serv rans'))).toBe(true);
  expect(wordsMatch(have, words('serv phish'))).toBe(false);
  expect(wordsMatch(have, words('ware'))).toBe(false);
  expect(wordsMatch(have, [])).toBe(true);
});
