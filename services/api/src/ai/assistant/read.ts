/** Reads a question by the words of a language: the values that it says, the names in it, and the intents whose examples are like it. */
import MiniSearch from 'minisearch';
import { LANGUAGES, type Language } from '@parapet/contracts';
import { fold, RISK_CATEGORIES } from '@parapet/contracts/rules';
import { INTENT_IDS, INTENTS, type Intent } from './catalog/intents.ts';
import { NAMED, SEVERAL, TELLING, type Said } from './catalog/parameters.ts';
import { isIn, phrasesBy, wordsOf } from './phrases.ts';
import { EXAMPLES, TEXTS } from './texts/texts.ts';
import { ENDING, type Examples, type IntentId } from './texts/types.ts';

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

/** A control, as it is written. */
const CONTROL = '(?<= )[a-z]{2}(?:\\.[a-z]{2})?-\\d{1,2}(?= )';
/** Nearly every question has small words, and many have names; what they ask for is said by others. */
const WEIGHTS = { small: 0.35, name: 0.5 };
/** Words that no example has (w), with up to three small ones (s) in a row between them: "Loss of all the keys". */
const NAME = /w(?:s{0,3}w)*/g;
const QUOTED = /["“”„«»]([^"“”„«»]{1,200})["“”„«»]/gu;
const MOST_CHARACTERS = 1000;

export const nameOf = (text: string): Name => ({ text, rest: text, search: text, isQuoted: true });

/** The place of a value, and `#` for further words. */
const places = (name: string, words: string) => `{${name}}${' #'.repeat(words.split(' ').length - 1)}`;
const withoutRest = (stems: readonly string[]) => [...new Set(stems)].filter((stem) => stem !== '#');

function stemOf(word: string): string {
  const folded = fold(word);
  return folded.length > 4 && !word.startsWith('{') ? folded.replace(ENDING, '') : folded;
}

/** Values that an intent takes narrow its answer and say nothing about which intent it is, so they are compared neither way. A status of one record is what is asked for. */
function isNarrowing(stem: string, { takes = [], needs }: Intent): boolean {
  if (stem === '{name}') return needs === undefined && takes.some((one) => NAMED.has(one));
  if (stem === '{period}') return takes.includes('due') || takes.includes('changed');
  return takes.some((one) => stem === `{${one}}` && one !== needs && (one !== 'status' || needs === undefined));
}

/** The reader of a language. @returns readings of a question, also with "risk" standing for the term as in "What is risk?", and with the names of categories, which examples have too */
function readerOf(language: Language) {
  const { questions, quickActions, values, hints, ...lists } = EXAMPLES[language];
  const forms = new Map(lists.forms.flatMap(([one = '', ...all]) => all.map((other) => [stemOf(other), stemOf(one)])));
  const { lineOf, anyOf } = phrasesBy((word) => forms.get(stemOf(word)) ?? stemOf(word));
  const setOf = (list: readonly string[]) => new Set(list.flatMap((word) => wordsOf(lineOf(word))));
  const [small, telling] = [setOf(lists.small), setOf([...lists.telling, ...TELLING])];
  const little = `(?:${[...small].join('|')})`;
  /** What follows a number that says how many are to be named, "the 3 worst risks", and one that bounds a score: not "more than 30 days". */
  const counted = new RegExp(`^ (?:(?!${little} )[^ ]+ ){0,2}${anyOf(...hints.counted).source}`);
  const ended = new RegExp(`^ (?:$|${little} )`);
  const numbers: Readonly<Record<string, RegExp | undefined>> = { number: counted, above: ended, below: ended };
  const [not, or] = [hints.not, hints.or].map((words) => `${anyOf(...words).source} (?:${little} ){0,2}`);
  /** Puts places where words for values stand: "{level} risks", and `#` for further words of a value. */
  const placedBy = (kinds: Partial<Examples['values']>) => {
    const said = Object.entries(kinds).flatMap(([kind, of]) =>
      Object.entries<readonly string[]>(of).flatMap(([value, all]) => all.map((phrase) => ({ phrase, kind, value }))),
    );
    const meanings = new Map(said.map((one) => [lineOf(one.phrase).line.trim(), one]));
    const phrase = `${anyOf(...said.map((one) => one.phrase)).source}|${CONTROL}`;
    const pattern = new RegExp(`(${phrase})|(?:(${not})|${or})(${phrase})`, 'g');
    return (line: string) => {
      const values: Record<string, string> = {};
      let last = { kind: '', end: -1 };
      const placed = line.replace(pattern, (all: string, plain?: string, no?: string, other?: string, at = 0) => {
        const [words, end] = [plain ?? other ?? '', at + all.length];
        const { kind = 'control', value = words.toUpperCase() } = meanings.get(words.replace(/\d+$/, '{n}')) ?? {};
        const one = value || words.replace(/.* /, '');
        if (numbers[kind]?.test(line.slice(end)) === false) return places('figure', all);
        // "Critical or high" are two values, "not critical" is all but one; "critical or overdue" would be both.
        const before = values[kind];
        const isMore = last.kind === kind && last.end + 1 === at && before?.startsWith('!') === false;
        last = { kind, end };
        if (plain === undefined && !(SEVERAL.has(kind) && (isMore || no !== undefined))) return places('denied', all);
        const meant = no === undefined ? one : `!${one}`;
        if (plain === undefined && no === undefined) values[kind] = `${before},${one}`;
        else if ((values[kind] ??= meant) !== meant) return places('other', all);
        return places(kind, all);
      });
      return { values, stems: wordsOf({ line: placed }) };
    };
  };
  // Terms precede roles: "risk owner" is both.
  const { term, ...others } = values;
  const [plain, withTerm] = [placedBy(others), placedBy({ ...others, term })];
  const categories = setOf([...RISK_CATEGORIES, ...Object.keys(TEXTS[language].categories)]);

  const examples = INTENT_IDS.flatMap((intent) =>
    [...questions[intent], quickActions[intent] ?? []].flat().map((asked) => ({ intent, asked })),
  ).map(({ intent, asked }, id) => ({ id, intent, stems: withoutRest(plain(lineOf(asked).line).stems) }));
  const spread = new Map<string, Set<IntentId>>();
  for (const { intent, stems } of examples)
    for (const stem of stems) spread.set(stem, (spread.get(stem) ?? new Set()).add(intent));
  const search = new MiniSearch<(typeof examples)[number]>({
    fields: ['stems'],
    tokenize: (text) => text.split(','),
    processTerm: (stem) => stem,
    searchOptions: { fuzzy: (stem) => (stem.length > 5 && !stem.startsWith('{') ? 1 : false) },
  });
  search.addAll(examples);

  /** How much a stem says about an intent: rare ones say most. */
  function weightFor(intent: IntentId, stem: string): number {
    const [known, isSmall] = [spread.get(stem)?.size ?? 0, small.has(stem)];
    if (isNarrowing(stem, INTENTS[intent]) || (isSmall && known === 0)) return 0;
    if (['{name}', '{number}', '{figure}'].includes(stem)) return WEIGHTS.name;
    return Math.log(1 + INTENT_IDS.length / Math.max(1, known)) * (isSmall ? WEIGHTS.small : 1);
  }

  /** Whether an answer makes use of a word, or is the same without it. A list that left one out would be another list. */
  function heeds(intent: IntentId, stem: string): boolean {
    const { list, takes, needs } = INTENTS[intent];
    const known = [...(spread.get(stem) ?? [])];
    if (needs === 'text' || small.has(stem) || isNarrowing(stem, INTENTS[intent])) return true;
    if (telling.has(stem)) return known.includes(intent);
    if (needs !== undefined || takes === undefined) return true;
    return known.some((one) => one === intent || (list !== undefined && INTENTS[one].list === list));
  }

  function matchesOf(stems: readonly string[]): Reading['matches'] {
    const found = new Map<IntentId, number>();
    for (const { id, terms, queryTerms } of search.search(stems.join())) {
      const { intent, stems: own } = examples[Number(id)] ?? { intent: 'about', stems: [] };
      const sum = (some: readonly string[]) => some.reduce((total, stem) => total + weightFor(intent, stem), 0);
      const same = sum([...new Set(terms)]) + sum([...new Set(queryTerms)]);
      found.set(intent, Math.max(same / Math.max(0.01, sum(stems) + sum(own)), found.get(intent) ?? 0));
    }
    const all = [...found].toSorted(([, one], [, other]) => other - one);
    return all.map(([intent, likeness]) => ({ intent, likeness, isWhole: stems.every((stem) => heeds(intent, stem)) }));
  }

  return (question: string): Reading[] => {
    const quoted = [...question.matchAll(QUOTED)].map(([, said = '']) => nameOf(said));
    const said = lineOf(question.slice(0, MOST_CHARACTERS).replace(QUOTED, ' {name} '));
    const readingOf = (found: ReturnType<typeof plain>, isName: (stem: string) => boolean = () => false): Reading => {
      const kinds = found.stems.map((stem) => {
        const isCommon = !isName(stem) && (spread.has(stem) || small.has(stem) || telling.has(stem));
        return !/^[{#]/.test(stem) && !isCommon ? 'w' : small.has(stem) ? 's' : '-';
      });
      const stems = [...found.stems];
      const names = [...kinds.join('').matchAll(NAME)].map(({ index, 0: { length } }) => {
        const text = said.written.slice(index, index + length);
        stems.fill('{name}', index, index + length);
        const search = text.filter((_, at) => kinds[index + at] === 'w').join(' ');
        return { text: text.join(' '), rest: said.written.slice(index).join(' '), search, isQuoted: false };
      });
      const [matches, all] = [matchesOf(withoutRest(stems)), [...quoted, ...names]];
      return { language, values: found.values, names: all, matches, hints: (of) => isIn(said, anyOf(...hints[of])) };
    };
    const [asPlain, asTerm] = [plain(said.line), withTerm(said.line)];
    const isCategory = (stem: string) => categories.has(stem) && !small.has(stem);
    return [
      readingOf(asPlain),
      ...('term' in asTerm.values ? [readingOf(asTerm)] : []),
      ...(asPlain.stems.some(isCategory) ? [readingOf(asPlain, isCategory)] : []),
    ];
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
    0.1 * (Number(language === preferred) - names.flatMap((one) => one.search.split(' ')).length);
  return readings.reduce((best, other) => (points(other) > points(best) ? other : best));
}
