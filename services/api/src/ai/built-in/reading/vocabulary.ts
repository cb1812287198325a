/** The compiled word lists of each language. */
import type { AssetType } from '../controls/asset-types.ts';
import type { Category } from '../controls/categories.ts';
import type { Topic } from '../controls/control.ts';
import { phrases, type Phrases } from './phrases.ts';
import type { Language } from '@parapet/contracts';
import { askingDe } from '../words/asking-de.ts';
import { askingEn } from '../words/asking-en.ts';
import { askingEs } from '../words/asking-es.ts';
import { askingFr } from '../words/asking-fr.ts';
import { assessmentDe } from '../words/assessment-de.ts';
import { assessmentEn } from '../words/assessment-en.ts';
import { assessmentEs } from '../words/assessment-es.ts';
import { assessmentFr } from '../words/assessment-fr.ts';
import { matterDe } from '../words/matter-de.ts';
import { matterEn } from '../words/matter-en.ts';
import { matterEs } from '../words/matter-es.ts';
import { matterFr } from '../words/matter-fr.ts';
import { SHARED_ASSETS, SHARED_TOPICS } from '../words/matter-shared.ts';
import type { Asked, Term, Words } from '../words/word-lists.ts';

const WORDS: Readonly<Record<Language, Words>> = {
  en: { ...askingEn, ...matterEn, ...assessmentEn },
  es: { ...askingEs, ...matterEs, ...assessmentEs },
  fr: { ...askingFr, ...matterFr, ...assessmentFr },
  de: { ...askingDe, ...matterDe, ...assessmentDe },
};

/** The keys of {@link Words} with a single list. */
type List = { [K in keyof Words]: Words[K] extends string ? K : never }[keyof Words];

export interface Vocabulary {
  words: Words;
  list(of: List): Phrases;
  says(subject: Asked): Phrases;
  hints(subject: Asked): Phrases;
  term(term: Term): Phrases;
  level(level: keyof Words['levels']): Phrases;
  topic(topic: Topic): Phrases;
  category(category: Category): Phrases;
  asset(type: AssetType): Phrases;
  weights(of: 'likelihood' | 'impact'): readonly { found: Phrases; change: number }[];
  /** Words that identify the language, without those that all languages share. */
  everything(): Phrases;
}

/** Compiles lazily, because most texts need a part of one language only. */
function lazy<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

function everythingIn(words: Words): string[] {
  const subjects = Object.values(words.subjects).flatMap(({ says, hints = '' }) => [says, hints]);
  const tables = [words.terms, words.topics, words.categories, words.assets].flatMap((table) => Object.values(table));
  const weights = [...words.likelihood, ...words.impact].map(([list]) => list);
  return [words.little, words.asking, ...subjects, ...tables, ...weights, words.done, words.undone, words.named, words.often, words.attackers, words.denies, words.topRisk];
}

function made(words: Words): Vocabulary {
  const everything = lazy(() => phrases(...everythingIn(words)));
  return {
    words,
    list: lazy((of: List) => phrases(words[of])),
    says: lazy((subject: Asked) => phrases(words.subjects[subject].says)),
    hints: lazy((subject: Asked) => phrases(words.subjects[subject].hints ?? '')),
    term: lazy((term: Term) => phrases(words.terms[term])),
    level: lazy((level: keyof Words['levels']) => phrases(words.levels[level])),
    topic: lazy((topic: Topic) => phrases(SHARED_TOPICS[topic] ?? '', words.topics[topic])),
    category: lazy((category: Category) => phrases(words.categories[category])),
    asset: lazy((type: AssetType) => phrases(SHARED_ASSETS[type] ?? '', words.assets[type])),
    weights: lazy((of: 'likelihood' | 'impact') => words[of].map(([list, change]) => ({ found: phrases(list), change }))),
    everything: () => everything(undefined),
  };
}

const VOCABULARIES: Readonly<Record<Language, Vocabulary>> = { en: made(WORDS.en), es: made(WORDS.es), fr: made(WORDS.fr), de: made(WORDS.de) };

export const vocabularyOf = (language: Language): Vocabulary => VOCABULARIES[language];
