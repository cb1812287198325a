import { expect, test } from 'vitest';
import { LANGUAGES } from '@parapet/contracts';
import { SHARED_ASSETS, SHARED_TOPICS } from '../catalog/terms/terms-shared.ts';
import { TERMS } from '../catalog/terms/terms.ts';
import { RATINGS } from '../texts/texts.ts';

const phrasesIn = (list: string) => list.split(',').map((phrase) => phrase.trim());
const shared = new Set([...Object.values(SHARED_ASSETS), ...Object.values(SHARED_TOPICS)].flatMap(phrasesIn));

test.each(LANGUAGES)('words that all languages share do not identify %s', (language) => {
  const { topics, assets } = TERMS[language];
  const own = [...Object.values(topics), ...Object.values(assets)].flatMap(phrasesIn);
  expect(own.filter((phrase) => shared.has(phrase))).toEqual([]);
});

// A missing or extra comma would join two phrases, or add an empty one.
test.each(LANGUAGES)('the lists of %s are well-formed', (language) => {
  const { likelihood, impact, ...lists } = RATINGS[language];
  const { topics, categories, assets } = TERMS[language];
  const tables = [topics, categories, assets].flatMap((table) => Object.values(table));
  const all = [...Object.values(lists), ...tables, ...[...likelihood, ...impact].map(([list]) => list)];
  for (const list of all.filter((one) => one !== ''))
    for (const phrase of phrasesIn(list))
      expect(phrase, list).toMatch(/^(\*?[\p{L}\p{N}]+\*?)( (\.\.|\*?[\p{L}\p{N}]+\*?))*$/u);
});
