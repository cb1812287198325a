import { translationProblems, wordingProblems } from '@parapet/contracts/testing/texts';
import { expect, it } from 'vitest';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';

it('is well written in English', () => expect(wordingProblems('en', en)).toEqual([]));

it.each([
  ['de', de],
  ['es', es],
  ['fr', fr],
] as const)('is complete and well written in %s', (locale, texts) =>
  expect(translationProblems(locale, en, texts)).toEqual([]),
);
