import { translationProblems, wordingProblems } from '@parapet/contracts/testing/texts';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../testing/all-texts.ts';
import { fill } from './texts.ts';

const { en, ...others } = LOCALES;

describe('the texts', () => {
  it('in English are well written', () => expect(wordingProblems('en', en)).toEqual([]));

  it.each(['de', 'es', 'fr'] as const)('in %s are complete, translated and well written', (locale) => {
    expect(translationProblems(locale, en, others[locale])).toEqual([]);
  });
});

describe('fill', () => {
  it('puts every value in its place, each time it is named', () => {
    expect(fill('{a} of {b}, {a}', { a: 0, b: 'ten' })).toBe('0 of ten, 0');
  });

  it('leaves a placeholder without a value in the text', () => {
    expect(fill('{count} of {max}', { count: 3 })).toBe('3 of {max}');
  });

  it('takes a value as it is, also one that looks like a placeholder', () => {
    expect(fill('{a}{b}', { a: '{b}', b: '$&' })).toBe('{b}$&');
  });
});
