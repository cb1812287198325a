/** Finds the intent of a question: the one whose examples are most like it. */
import MiniSearch from 'minisearch';
import type { Language } from '@parapet/contracts';
import type { Intent } from './intent.ts';
import { INTENTS, isIntent, type IntentId } from './intents/intents.ts';
import { EXAMPLES } from './texts/examples.ts';
import { withPlaces } from './places.ts';
import { wordsOf } from './words.ts';

interface Example {
  id: number;
  intent: IntentId;
  stems: readonly string[];
}

interface Index {
  search: MiniSearch<Example>;
  examples: readonly Example[];
  /** How telling a stem is: rare ones say most. */
  weight: (stem: string) => number;
  isSmall: (stem: string) => boolean;
  isNegation: (stem: string) => boolean;
  knows: (stem: string) => boolean;
}

export interface Match {
  intent: IntentId;
  /** 0 to 1: how much of the question and of the example is the same. */
  likeness: number;
}

/** Nearly every question has these; what they ask for is said by other words. */
const HELD_BACK = 0.35;
/** That there is a name says little about what is asked. */
const OF_A_NAME = 0.5;
/** ... but much where an intent has no use for it: then the question is about something else. */
const UNUSED_NAME = 4;

function indexOf(language: Language): Index {
  const examples = Object.entries(EXAMPLES[language].questions)
    .flatMap(([intent, questions]) =>
      isIntent(intent)
        ? questions.map((question) => ({
            intent,
            stems: [...new Set(withPlaces(wordsOf(question), language, false).words.map(({ stem }) => stem))],
          }))
        : [],
    )
    .map((example, id) => ({ id, ...example }));
  const spread = new Map<string, Set<IntentId>>();
  for (const { intent, stems } of examples)
    for (const stem of stems) spread.set(stem, (spread.get(stem) ?? new Set()).add(intent));
  const all = Object.keys(INTENTS).length;
  const small = new Set(EXAMPLES[language].small.flatMap((word) => wordsOf(word).map(({ stem }) => stem)));
  const negations = new Set(EXAMPLES[language].negations.flatMap((word) => wordsOf(word).map(({ stem }) => stem)));
  const search = new MiniSearch<Example>({
    fields: ['stems'],
    extractField: (example, field) => (field === 'id' ? String(example.id) : example.stems.join(' ')),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  search.addAll(examples);
  return {
    search,
    examples,
    weight: (stem) =>
      placeOf(stem) === 'name' || placeOf(stem) === 'number'
        ? OF_A_NAME
        : Math.log(1 + all / (spread.get(stem)?.size ?? 1)) * (small.has(stem) ? HELD_BACK : 1),
    isSmall: (stem) => small.has(stem),
    isNegation: (stem) => negations.has(stem),
    knows: (stem) => spread.has(stem) || small.has(stem) || negations.has(stem),
  };
}

const indexes = new Map<Language, Index>();

/** The index of a language, built when it is first needed. */
function indexFor(language: Language): Index {
  const index = indexes.get(language) ?? indexOf(language);
  indexes.set(language, index);
  return index;
}

/** Whether examples or their small words contain the stem, so that it is not part of a name. */
export const isCommonWord = (language: Language, stem: string): boolean => indexFor(language).knows(stem);

/** Whether the stem is of a small word, which may also stand inside a name. */
export const isSmallWord = (language: Language, stem: string): boolean => indexFor(language).isSmall(stem);

/** How many letters of a word may differ. */
const fuzziness = (term: string) => (term.length > 5 && !term.startsWith('{') ? 1 : false);

const PLACE = /^\{(\w+)\}$/;
const placeOf = (stem: string): string | null => PLACE.exec(stem)?.[1] ?? null;

/** Values that an intent takes narrow its answer and say nothing about which intent it is, so they are compared neither way. */
function isNarrowing(stem: string, { takes, needs }: Intent): boolean {
  const place = placeOf(stem);
  if (place === 'name')
    return (
      needs === undefined && takes.some((one) => ['owner', 'asset', 'risk', 'category', 'domain', 'text'].includes(one))
    );
  if (place === 'period') return takes.includes('due') || takes.includes('changed');
  return place !== null && takes.some((one) => one === place);
}

/** @param stems of a question, with places for its values @returns the likeliest intents, best first, each once */
export function matches(language: Language, stems: readonly string[]): Match[] {
  const { search, examples, weight, isNegation } = indexFor(language);
  const unique = [...new Set(stems)];
  const found = new Map<IntentId, number>();
  for (const { id, terms, queryTerms } of search.search(unique.join(' '), { fuzzy: fuzziness })) {
    const example = examples[Number(id)];
    if (example === undefined) continue;
    const intent = INTENTS[example.intent];
    // "Which risks have no plan?" is not "Which risks have a plan?".
    if (intent.needs === undefined && unique.some((stem) => isNegation(stem) && !example.stems.includes(stem)))
      continue;
    const weightHere = (stem: string) =>
      isNarrowing(stem, intent)
        ? 0
        : placeOf(stem) === 'name' && !example.stems.includes(stem)
          ? UNUSED_NAME
          : weight(stem);
    const sum = (some: readonly string[]) => some.reduce((total, stem) => total + weightHere(stem), 0);
    const likeness =
      (sum([...new Set(terms)]) + sum([...new Set(queryTerms)])) / Math.max(0.01, sum(unique) + sum(example.stems));
    if (likeness > (found.get(example.intent) ?? 0)) found.set(example.intent, likeness);
  }
  return [...found]
    .map(([intent, likeness]) => ({ intent, likeness }))
    .toSorted((one, other) => other.likeness - one.likeness);
}
