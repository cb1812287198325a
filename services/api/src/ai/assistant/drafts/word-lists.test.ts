import { expect, test } from 'vitest';
import { LANGUAGES } from '@parapet/contracts';
import { SHARED_ASSETS, SHARED_TOPICS } from './words/matter-shared.ts';
import { vocabularyOf } from './vocabulary.ts';

const phrasesIn = (list: string) => list.split(',').map((phrase) => phrase.trim());
const shared = new Set([...Object.values(SHARED_ASSETS), ...Object.values(SHARED_TOPICS)].flatMap(phrasesIn));

test.each(LANGUAGES)('words that all languages share do not identify %s', (language) => {
  const { topics, assets } = vocabularyOf(language).words;
  const own = [...Object.values(topics), ...Object.values(assets)].flatMap(phrasesIn);
  expect(own.filter((phrase) => shared.has(phrase))).toEqual([]);
});

// A missing or extra comma would join two phrases, or add an empty one.
test.each(LANGUAGES)('the lists of %s are well-formed', (language) => {
  const { topics, categories, assets, likelihood, impact, ...lists } = vocabularyOf(language).words;
  const tables = [topics, categories, assets].flatMap((table) => Object.values(table));
  const all = [...Object.values(lists), ...tables, ...[...likelihood, ...impact].map(([list]) => list)];
  for (const list of all.filter((one) => one !== '')) {
    for (const phrase of phrasesIn(list))
      expect(phrase, list).toMatch(/^\^?(\*?[\p{L}\p{N}]+\*?)( (\.\.|\*?[\p{L}\p{N}]+\*?))*$/u);
  }
});
