/** Finds the intents of a question: those whose examples are most like it. */
import MiniSearch from 'minisearch';
import type { Language } from '@parapet/contracts';
import { INTENTS } from './intents/intents.ts';
import { withPlaces } from './places.ts';
import type { Intent } from './question.ts';
import { EXAMPLES } from './texts/texts.ts';
import type { IntentId } from './texts/types.ts';
import { stemsOf, wordsOf } from './words.ts';

export interface Match {
  intent: IntentId;
  /** 0 to 1: how much of the question and of the example is the same. */
  likeness: number;
}

/** Nearly every question has small words; what they ask for is said by others. */
const HELD_BACK = 0.35;
/** That there is a name says little about what is asked ... */
const OF_A_NAME = 0.5;
/** ... but much where an intent has no use for it: then the question is about something else. */
const UNUSED_NAME = 4;

const placeIn = (stem: string): string | undefined => /^\{(\w+)\}$/.exec(stem)?.[1];
export const isIntent = (name: string): name is IntentId => Object.hasOwn(INTENTS, name);

function indexOf(language: Language) {
  const { questions, small: smallWords, negations: negated } = EXAMPLES[language];
  const examples = Object.entries(questions)
    .flatMap(([intent, asked]) => asked.map((question) => ({ intent, question })))
    .map(({ intent, question }, id) => {
      const stems = withPlaces(wordsOf(question), language, false).words.map(({ stem }) => stem);
      return { id, intent, stems: [...new Set(stems)] };
    });
  const spread = new Map<string, Set<string>>();
  for (const { intent, stems } of examples)
    for (const stem of stems) spread.set(stem, (spread.get(stem) ?? new Set()).add(intent));
  const [small, negations] = [new Set(smallWords.flatMap(stemsOf)), new Set(negated.flatMap(stemsOf))];
  const search = new MiniSearch<(typeof examples)[number]>({
    fields: ['stems'],
    extractField: (example, field) => (field === 'id' ? String(example.id) : example.stems.join(' ')),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { fuzzy: (term) => (term.length > 5 && !term.startsWith('{') ? 1 : false) },
  });
  search.addAll(examples);
  /** How telling a stem is: rare ones say most. */
  function weight(stem: string): number {
    if (['name', 'number'].includes(placeIn(stem) ?? '')) return OF_A_NAME;
    return (
      Math.log(1 + Object.keys(INTENTS).length / (spread.get(stem)?.size ?? 1)) * (small.has(stem) ? HELD_BACK : 1)
    );
  }
  const isCommon = (stem: string) => spread.has(stem) || small.has(stem) || negations.has(stem);
  return { search, examples, weight, small, negations, isCommon };
}

const indexes = new Map<Language, ReturnType<typeof indexOf>>();

/** The index of a language, built when it is first needed. Common words are not part of names, but small ones may stand inside. */
export function indexFor(language: Language): ReturnType<typeof indexOf> {
  const index = indexes.get(language) ?? indexOf(language);
  indexes.set(language, index);
  return index;
}

const NAMES: ReadonlySet<string> = new Set(['owner', 'asset', 'risk', 'category', 'domain', 'text']);

/** Values that an intent takes narrow its answer and say nothing about which intent it is, so they are compared neither way. */
function isNarrowing(place: string | undefined, { takes, needs }: Intent): boolean {
  if (place === 'name') return needs === undefined && takes.some((one) => NAMES.has(one));
  if (place === 'period') return takes.includes('due') || takes.includes('changed');
  return takes.some((one) => one === place);
}

/** @param stems of a question, with places for its values @returns the likeliest intents, best first, each once */
export function matches(language: Language, stems: readonly string[]): Match[] {
  const { search, examples, weight, negations } = indexFor(language);
  const unique = [...new Set(stems)];
  const found = new Map<IntentId, number>();
  for (const { id, terms, queryTerms } of search.search(unique.join(' '))) {
    const example = examples[Number(id)];
    if (example === undefined || !isIntent(example.intent)) continue;
    const intent: Intent = INTENTS[example.intent];
    // "Which risks have no plan?" is not "Which risks have a plan?".
    const isDenied = unique.some((stem) => negations.has(stem) && !example.stems.includes(stem));
    if (isDenied && intent.needs === undefined) continue;
    const weightHere = (stem: string) => {
      if (isNarrowing(placeIn(stem), intent)) return 0;
      return stem === '{name}' && !example.stems.includes(stem) ? UNUSED_NAME : weight(stem);
    };
    const sum = (some: readonly string[]) => some.reduce((total, stem) => total + weightHere(stem), 0);
    const same = sum([...new Set(terms)]) + sum([...new Set(queryTerms)]);
    const likeness = same / Math.max(0.01, sum(unique) + sum(example.stems));
    found.set(example.intent, Math.max(likeness, found.get(example.intent) ?? 0));
  }
  return [...found]
    .map(([intent, likeness]) => ({ intent, likeness }))
    .toSorted((one, other) => other.likeness - one.likeness);
}
