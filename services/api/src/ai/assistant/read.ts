/** Reads a question by the words of a language: the values that it says, the names in it, and the intents whose examples are like it. */
import MiniSearch from 'minisearch';
import { LANGUAGES, type Language } from '@parapet/contracts';
import { fold } from '@parapet/contracts/rules';
import { INTENTS, isIntent } from './catalog/intents.ts';
import { NAMED, type Said } from './catalog/parameters.ts';
import { isIn, phrasesBy, wordsOf, type Line } from './phrases.ts';
import { EXAMPLES } from './texts/texts.ts';
import type { Examples, IntentId } from './texts/types.ts';

export interface Name {
  /** As it was written, and with everything that follows in the question. */
  text: string;
  rest: string;
  /** Without the small words, to search for. */
  search: string;
  /** Whether it stands between quotation marks. */
  isQuoted: boolean;
}

export interface Reading {
  language: Language;
  /** The first value of each kind. */
  values: Said;
  names: readonly Name[];
  /** The likeliest intents, best first: how much of question and example is the same (0 to 1), and whether the answer heeds all words. */
  matches: readonly { intent: IntentId; likeness: number; isWhole: boolean }[];
  /** Whether the question has one of the hints of its language. */
  hints: (of: keyof Examples['hints']) => boolean;
}

/** Endings of the four languages that carry no meaning here: `kritischen` and `kritisch` are one word, like `critiques` and `critique`. */
const ENDING = /(?:e[nmrsz]?|[ao]s?|[ns])$/;
/** Values that are written, and no words: numbers and controls. */
const WRITTEN = '(?<= )(?:\\d+|[a-z]{2}(?:\\.[a-z]{2})?-\\d{1,2})(?= )';
/** Places of what makes another question of any, unless an example of the intent has it. */
const TELLING = ['{status}', '{period}', '{other}', '{name}', '{figure}', '{term}'];
/** Nearly every question has small words, and many have names; what they ask for is said by others. */
const WEIGHTS = { small: 0.35, name: 0.5 };
/** Words that no example has (w), with up to three small ones (s) in a row between them: "Loss of all the keys". */
const NAME = /w(?:s{0,3}w)*/g;
const QUOTED = /["“”„«»]([^"“”„«»]{1,200})["“”„«»]/gu;
const MOST_CHARACTERS = 1000;

export const nameOf = (text: string): Name => ({ text, rest: text, search: text, isQuoted: true });

const isSame = (one: string, other: string) => fold(one) === fold(other.trim());

function stemOf(word: string): string {
  const folded = fold(word);
  return folded.length > 4 && !word.startsWith('{') ? folded.replace(ENDING, '') : folded;
}

/** Values that an intent takes narrow its answer and say nothing about which intent it is, so they are compared neither way. A status of one record is what is asked for. */
function isNarrowing(stem: string, intent: IntentId): boolean {
  const { takes = [], needs } = INTENTS[intent];
  if (stem === '{name}') return needs === undefined && takes.some((one) => NAMED.has(one));
  if (stem === '{period}') return takes.includes('due') || takes.includes('changed');
  if (stem === '{status}' && needs !== undefined) return false;
  return takes.some((one) => stem === `{${one}}` && one !== needs);
}

/** The reader of a language. @returns readings of a question, with and without "risk" standing for the term as in "What is risk?" */
function readerOf(language: Language) {
  const { questions, quickActions, values, hints, ...lists } = EXAMPLES[language];
  const forms = new Map(lists.forms.flatMap(([one = '', ...all]) => all.map((other) => [stemOf(other), stemOf(one)])));
  const { lineOf, anyOf } = phrasesBy((word) => forms.get(stemOf(word)) ?? stemOf(word));
  const setOf = (list: readonly string[]) => new Set(list.flatMap((word) => wordsOf(lineOf(word))));
  const small = setOf(lists.small);
  const telling = new Set([...setOf(lists.telling), ...TELLING]);
  /** What follows a number that says how many are to be named: "the 3 worst risks", and not "a score of 20". */
  const counted = new RegExp(`^ (?:(?!(?:${[...small].join('|')}) )[^ ]+ ){0,2}${anyOf(...hints.counted).source}`);
  const { term, ...others } = values;
  // Terms precede roles: "risk owner" is both.
  const [plain, withTerm] = [others, { ...others, term }].map((kinds) => {
    const said = Object.entries(kinds).flatMap(([kind, byValue]) =>
      Object.entries<readonly string[]>(byValue).flatMap(([value, all]) =>
        all.map((phrase) => ({ phrase, kind, value })),
      ),
    );
    const pattern = new RegExp(`${anyOf(...said.map(({ phrase }) => phrase)).source}|${WRITTEN}`, 'g');
    return { pattern, meanings: new Map(said.map((one) => [lineOf(one.phrase).line.trim(), one])) };
  });

  /** Puts places where words for values stand: "{level} risks", and `#` for further words of a value. */
  function place({ written, line }: Line, phrases = plain) {
    const found: Record<string, string> = {};
    const placed = line.replace(phrases?.pattern ?? '', (words, at: number) => {
      const kindOfWritten = /^\d/.test(words) ? 'number' : 'control';
      const { kind, value } = phrases?.meanings.get(words) ?? { kind: kindOfWritten, value: words.toUpperCase() };
      if (kind === 'number' && !counted.test(line.slice(at + words.length))) return '{figure}';
      // "Critical or high" asks for more than one value.
      const name = (found[kind] ??= value) === value ? kind : 'other';
      return `{${name}}${' #'.repeat(words.split(' ').length - 1)}`;
    });
    return { values: found, written, line: placed };
  }

  const examples = Object.keys(questions)
    .filter(isIntent)
    .flatMap((intent) => questions[intent].map((question) => ({ intent, question })))
    .map(({ intent, question }, id) => {
      const stems = new Set(wordsOf(place(lineOf(question))).filter((stem) => stem !== '#'));
      return { id, intent, stems: [...stems] };
    });
  const spread = new Map<string, Set<IntentId>>();
  for (const { intent, stems } of examples)
    for (const stem of stems) spread.set(stem, (spread.get(stem) ?? new Set()).add(intent));
  const search = new MiniSearch<(typeof examples)[number]>({
    fields: ['stems'],
    extractField: (example, field) => (field === 'id' ? String(example.id) : example.stems.join(' ')),
    tokenize: (text) => text.split(' '),
    processTerm: (stem) => stem,
    searchOptions: { fuzzy: (stem) => (stem.length > 5 && !stem.startsWith('{') ? 1 : false) },
  });
  search.addAll(examples);

  /** How much a stem says about an intent: rare ones say most. */
  function weightFor(intent: IntentId, stem: string): number {
    if (isNarrowing(stem, intent)) return 0;
    if (stem === '{name}' || stem === '{number}' || stem === '{figure}') return WEIGHTS.name;
    const [known, isSmall] = [spread.get(stem)?.size ?? 0, small.has(stem)];
    if (isSmall && known === 0) return 0;
    return Math.log(1 + Object.keys(INTENTS).length / Math.max(1, known)) * (isSmall ? WEIGHTS.small : 1);
  }

  /** Whether an answer makes use of a word, or is the same without it. A list that left one out would be another list. */
  function heeds(intent: IntentId, stem: string): boolean {
    const { list, takes, needs } = INTENTS[intent];
    if (needs === 'text' || small.has(stem) || isNarrowing(stem, intent)) return true;
    if (telling.has(stem)) return spread.get(stem)?.has(intent) === true;
    if (needs !== undefined || takes === undefined) return true;
    if (stem === '{number}') return takes.includes('number');
    return [...(spread.get(stem) ?? [])].some(
      (one) => one === intent || (list !== undefined && INTENTS[one].list === list),
    );
  }

  function matchesOf(stems: readonly string[]): Reading['matches'] {
    const found = new Map<IntentId, number>();
    for (const { id, terms, queryTerms } of search.search(stems.join(' '))) {
      const example = examples[Number(id)];
      if (example === undefined) continue;
      const { intent, stems: own } = example;
      const sum = (some: readonly string[]) => some.reduce((total, stem) => total + weightFor(intent, stem), 0);
      const likeness =
        (sum([...new Set(terms)]) + sum([...new Set(queryTerms)])) / Math.max(0.01, sum(stems) + sum(own));
      found.set(intent, Math.max(likeness, found.get(intent) ?? 0));
    }
    return [...found]
      .map(([intent, likeness]) => ({ intent, likeness, isWhole: stems.every((stem) => heeds(intent, stem)) }))
      .toSorted((one, other) => other.likeness - one.likeness);
  }

  return (question: string): Reading[] => {
    const meant = Object.keys(quickActions)
      .filter(isIntent)
      .find((intent) => isSame(quickActions[intent] ?? '', question));
    if (meant !== undefined) {
      const matches = [{ intent: meant, likeness: 1, isWhole: true }];
      return [{ language, values: {}, names: [], matches, hints: () => false }];
    }
    const quoted = [...question.matchAll(QUOTED)].map(([, said = '']) => nameOf(said));
    const said = lineOf(question.slice(0, MOST_CHARACTERS).replace(QUOTED, ' {name} '));
    return [plain, withTerm].flatMap((phrases): Reading[] => {
      const { values: found, written, line } = place(said, phrases);
      if (phrases === withTerm && found['term'] === undefined) return [];
      const words = wordsOf({ line });
      const kinds = words.map((word, at) => {
        const isCapital = language !== 'de' && at > 0 && /^\p{Lu}\p{Ll}/u.test(written[at] ?? '');
        const isCommon = spread.has(word) || small.has(word) || telling.has(word);
        if (!/^[{#]/.test(word) && (isCapital || !isCommon)) return 'w';
        return small.has(word) ? 's' : '-';
      });
      const spans = [...kinds.join('').matchAll(NAME)].map(
        ({ index, 0: { length } }) => [index, index + length] as const,
      );
      const names = spans.map(([from, to]) => ({
        text: written.slice(from, to).join(' '),
        rest: written.slice(from).join(' '),
        search: written.filter((_, at) => at >= from && at < to && kinds[at] === 'w').join(' '),
        isQuoted: false,
      }));
      const stems = words.map((word, at) => (spans.some(([from, to]) => at >= from && at < to) ? '{name}' : word));
      const matches = matchesOf([...new Set(stems)].filter((stem) => stem !== '#'));
      const hasHint: Reading['hints'] = (of) => isIn(said, anyOf(...hints[of]));
      return [{ language, values: found, names: [...quoted, ...names], matches, hints: hasHint }];
    });
  };
}

const readers = new Map<Language, ReturnType<typeof readerOf>>();

/** @param preferred the language of the person, which wins where two are equally likely */
export function read(question: string, preferred: Language, languages: readonly Language[] = LANGUAGES): Reading {
  const readings = languages.flatMap((language) => {
    const reader = readers.get(language) ?? readerOf(language);
    readers.set(language, reader);
    return reader(question);
  });
  // In another language than its own a question consists of names.
  const points = ({ matches: [best], language, names }: Reading) =>
    (best?.likeness ?? 0) +
    (language === preferred ? 0.1 : 0) -
    0.1 * names.flatMap(({ search }) => search.split(' ')).length;
  return readings.reduce((best, other) => (points(other) > points(best) ? other : best));
}
