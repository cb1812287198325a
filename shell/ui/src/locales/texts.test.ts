import { describe, expect, it } from 'vitest';
import { LOCALES } from '../testing/all-texts.ts';
import { fill } from './texts.ts';

const { en, ...others } = LOCALES;
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe.each(Object.entries(others))('the texts in %s', (_, texts: Readonly<Record<string, string>>) => {
  it('have the keys of the English ones', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(en).toSorted());
  });

  it.each(Object.entries(en))('%s takes the same values as %j', (key, english) => {
    expect(placeholders(texts[key] ?? '')).toEqual(placeholders(english));
    expect(texts[key]?.trim()).not.toBe('');
  });

  it('are translated where a sentence would give away that they are not', () => {
    const sentences = Object.entries(en).filter(([, text]) => text.split(' ').length > 2);
    expect(sentences.filter(([key, text]) => texts[key] === text)).toEqual([]);
  });
});

describe('fill', () => {
  it('puts every value in its place, each time it is named', () => {
    expect(fill('{a} of {b}, {a}', { a: 0, b: 'ten' })).toBe('0 of ten, 0');
  });

  it('leaves a name without a value to be seen', () => {
    expect(fill('{count} of {max}', { count: 3 })).toBe('3 of {max}');
  });

  it('takes a value as it is, also one that looks like a placeholder', () => {
    expect(fill('{a}{b}', { a: '{b}', b: '$&' })).toBe('{b}$&');
  });
});
