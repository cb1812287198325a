import { expect, test } from 'vitest';
import { LANGUAGES } from '@parapet/contracts';
import { SHARED_ASSETS, SHARED_TOPICS } from './matter-shared.ts';
import { vocabularyOf } from '../reading/vocabulary.ts';
import { ASKED, TERMS } from './word-lists.ts';

const phrasesIn = (list: string) => list.split(',').map((phrase) => phrase.trim());
const shared = new Set([...Object.values(SHARED_ASSETS), ...Object.values(SHARED_TOPICS)].flatMap(phrasesIn));

test.each(LANGUAGES)('words that all languages share do not identify %s', (language) => {
  const { topics, assets } = vocabularyOf(language).words;
  const own = [...Object.values(topics), ...Object.values(assets)].flatMap(phrasesIn);
  expect(own.filter((phrase) => shared.has(phrase))).toEqual([]);
});

test.each(LANGUAGES)('every subject and term has words in %s', (language) => {
  const { subjects, terms } = vocabularyOf(language).words;
  for (const subject of ASKED) expect(phrasesIn(subjects[subject].says).filter((phrase) => phrase !== '').length, subject).toBeGreaterThan(3);
  for (const term of TERMS) expect(terms[term], term).not.toBe('');
});

// A missing or extra comma would join two phrases, or add an empty one.
test.each(LANGUAGES)('the lists of %s are well-formed', (language) => {
  const { subjects, topics, categories, assets, terms, levels, likelihood, impact, ...lists } = vocabularyOf(language).words;
  const tables = [topics, categories, assets, terms, levels].flatMap((table) => Object.values(table));
  const all = [...Object.values(lists), ...tables, ...Object.values(subjects).flatMap(({ says, hints = '' }) => [says, hints]), ...[...likelihood, ...impact].map(([list]) => list)];
  for (const list of all.filter((one) => one !== '')) {
    for (const phrase of phrasesIn(list)) expect(phrase, list).toMatch(/^\^?(\*?[\p{L}\p{N}]+\*?)( (\.\.|\*?[\p{L}\p{N}]+\*?))*$/u);
  }
});
