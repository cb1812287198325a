/** The compiled word lists of each language. */
import type { AssetType } from '../catalog/asset-types.ts';
import type { Category } from '../catalog/categories.ts';
import type { Topic } from '../catalog/control.ts';
import { EXAMPLES } from '../texts/examples.ts';
import { phrases, type Phrases } from './phrases.ts';
import type { Language } from '@parapet/contracts';
import { assessmentDe } from './words/assessment-de.ts';
import { assessmentEn } from './words/assessment-en.ts';
import { assessmentEs } from './words/assessment-es.ts';
import { assessmentFr } from './words/assessment-fr.ts';
import { matterDe } from './words/matter-de.ts';
import { matterEn } from './words/matter-en.ts';
import { matterEs } from './words/matter-es.ts';
import { matterFr } from './words/matter-fr.ts';
import { SHARED_ASSETS, SHARED_TOPICS } from './words/matter-shared.ts';
import type { Words } from './words/word-lists.ts';

const WORDS: Readonly<Record<Language, Words>> = {
  en: { ...matterEn, ...assessmentEn },
  es: { ...matterEs, ...assessmentEs },
  fr: { ...matterFr, ...assessmentFr },
  de: { ...matterDe, ...assessmentDe },
};

/** The keys of {@link Words} with a single list. */
type List = { [K in keyof Words]: Words[K] extends string ? K : never }[keyof Words];

export interface Vocabulary {
  words: Words;
  list(of: List): Phrases;
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

function everythingIn(words: Words, language: Language): string[] {
  const tables = [words.topics, words.categories, words.assets].flatMap((table) => Object.values(table));
  const weights = [...words.likelihood, ...words.impact].map(([list]) => list);
  return [
    EXAMPLES[language].small.join(', '),
    ...tables,
    ...weights,
    words.done,
    words.undone,
    words.named,
    words.often,
    words.attackers,
    words.denies,
  ];
}

function made(language: Language): Vocabulary {
  const words = WORDS[language];
  const everything = lazy(() => phrases(...everythingIn(words, language)));
  return {
    words,
    list: lazy((of: List) => phrases(words[of])),
    topic: lazy((topic: Topic) => phrases(SHARED_TOPICS[topic] ?? '', words.topics[topic])),
    category: lazy((category: Category) => phrases(words.categories[category])),
    asset: lazy((type: AssetType) => phrases(SHARED_ASSETS[type] ?? '', words.assets[type])),
    weights: lazy((of: 'likelihood' | 'impact') =>
      words[of].map(([list, change]) => ({ found: phrases(list), change })),
    ),
    everything: () => everything(undefined),
  };
}

const VOCABULARIES: Readonly<Record<Language, Vocabulary>> = {
  en: made('en'),
  es: made('es'),
  fr: made('fr'),
  de: made('de'),
};

export const vocabularyOf = (language: Language): Vocabulary => VOCABULARIES[language];
