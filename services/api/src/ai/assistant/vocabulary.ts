/** The words of a language: those for values, and the examples of the intents, among which a question is looked for. */
import MiniSearch from 'minisearch';
import type { Language } from '@parapet/contracts';
import { INTENTS } from './catalog/intents.ts';
import { NAMED } from './catalog/parameters.ts';
import { EXAMPLES } from './texts/texts.ts';
import type { IntentId } from './texts/types.ts';
import type { Values } from './texts/values.ts';
import { indexOfPhrase, placeOf, stemOf, wordsOf, type Word } from './words.ts';

export interface Placed {
  words: readonly Word[];
  /** The first value of each kind; those of a control are upper case. */
  values: { [Kind in keyof Values]?: keyof Values[Kind] } & { control?: string; number?: string };
  /** Kinds of which there is another value too: "critical or high". */
  several: ReadonlySet<string>;
}

export interface Match {
  intent: IntentId;
  /** 0 to 1: how much of the question and of the example is the same. */
  likeness: number;
}

/** Nearly every question has small words; what they ask for is said by others. */
const HELD_BACK = 0.35;
/** That there is a name says little about what is asked, but much where an intent has no use for it: then it asks for something else. */
const OF_A_NAME = { used: 0.5, unused: 4 };
/** Values that are written, and no words. */
const WRITTEN = { control: /^[A-Za-z]{2}(?:\.[A-Za-z]{2})?-\d{1,2}$/, number: /^\d+$/ };

export const isIntent = (name: string): name is IntentId => Object.hasOwn(INTENTS, name);

/** Values that an intent takes narrow its answer and say nothing about which intent it is, so they are compared neither way. */
function isNarrowing(stem: string, intent: IntentId): boolean {
  const { takes = [], needs } = INTENTS[intent];
  if (stem === '{name}') return needs === undefined && takes.some((one) => NAMED.has(one));
  return takes.some((one) => stem === placeOf(one) || (stem === '{period}' && (one === 'due' || one === 'changed')));
}

function vocabularyOf(language: Language) {
  const { questions, values: said, ...lists } = EXAMPLES[language];
  const forms = new Map(
    lists.forms.flatMap(([one = '', ...others]) => others.map((other) => [stemOf(other), stemOf(one)])),
  );
  const wordsIn = (text: string) => wordsOf(text).map((word) => ({ ...word, stem: forms.get(word.stem) ?? word.stem }));
  const stemsIn = (text: string) => wordsIn(text).map(({ stem }) => stem);
  const setOf = (list: readonly string[]) => new Set(list.flatMap(stemsIn));
  const [small, negations, subjects] = [setOf(lists.small), setOf(lists.negations), setOf(lists.subjects)];
  const phrases = Object.entries(said).flatMap(([kind, byValue]) =>
    Object.entries<readonly string[]>(byValue).flatMap(([value, words]) =>
      words.map((phrase) => ({ kind, value, stems: stemsIn(phrase), isTerm: Number(kind === 'term') })),
    ),
  );
  // Longer ones first, so that "no owner" is not read as "owner". Terms precede roles: "risk owner" is both.
  const sorted = phrases.toSorted((one, other) => other.isTerm - one.isTerm || other.stems.length - one.stems.length);

  /** Puts places where words for values stand: "{level} risks". @param withTerms whether "risk" stands for the term, as in "What is risk?" */
  function place(words: readonly Word[], withTerms: boolean): Placed {
    const found = new Map<string, string>();
    const several = new Set<string>();
    const placed = (name: string): Word => ({ text: placeOf(name), stem: placeOf(name) });
    let left = [...words];
    for (const { kind, value, stems, isTerm } of sorted) {
      if (isTerm && (!withTerms || found.has(kind))) continue;
      for (let at = indexOfPhrase(left, stems); at >= 0; at = indexOfPhrase(left, stems, at + 1)) {
        if ((found.get(kind) ?? value) !== value) several.add(kind);
        else found.set(kind, value);
        left = left.toSpliced(at, stems.length, placed(kind));
      }
    }
    for (const [kind, pattern] of Object.entries(WRITTEN)) {
      const at = left.findIndex(({ text }) => pattern.test(text));
      if (at >= 0 && !found.has(kind)) found.set(kind, left[at]?.text.toUpperCase() ?? '');
      left = left.map((word) => (pattern.test(word.text) ? placed(kind) : word));
    }
    // The entries are those of `Values`.
    return { words: left, values: Object.fromEntries(found) as Placed['values'], several };
  }

  const examples = Object.keys(questions)
    .filter(isIntent)
    .flatMap((intent) => questions[intent].map((question) => ({ intent, question })))
    .map(({ intent, question }, id) => {
      const stems = place(wordsIn(question), false).words.map(({ stem }) => stem);
      return { id, intent, stems: [...new Set(stems)] };
    });
  const spread = new Map<string, Set<IntentId>>();
  for (const { intent, stems } of examples)
    for (const stem of stems) spread.set(stem, (spread.get(stem) ?? new Set()).add(intent));
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
    if (stem === '{name}' || stem === '{number}') return OF_A_NAME.used;
    const [known, isSmall] = [spread.get(stem)?.size ?? 0, small.has(stem)];
    if (isSmall && known === 0) return 0;
    return Math.log(1 + Object.keys(INTENTS).length / Math.max(1, known)) * (isSmall ? HELD_BACK : 1);
  }

  /** @param stems of a question, with places for its values @returns the likeliest intents, best first, each once */
  function matches(stems: readonly string[]): Match[] {
    const unique = [...new Set(stems)];
    const found = new Map<IntentId, number>();
    for (const { id, terms, queryTerms } of search.search(unique.join(' '))) {
      const example = examples[Number(id)];
      if (example === undefined) continue;
      const { intent, stems: own } = example;
      const { list, takes, needs } = INTENTS[intent];
      // "Which risks have no plan?" is not "Which risks have a plan?".
      const isDenied = unique.some((stem) => negations.has(stem) && !own.includes(stem));
      if (isDenied && needs === undefined) continue;
      // "The top five tasks" are not the top five risks.
      const isAnother = (stem: string) => subjects.has(stem) && spread.get(stem)?.has(intent) !== true;
      if (needs !== 'text' && unique.some(isAnother)) continue;
      // A count that leaves out what other questions are about would be another: "deleted", "controls", "a score of 20".
      const isOwn = (other: IntentId) => other === intent || (list !== undefined && INTENTS[other].list === list);
      const isHeeded = (stem: string) =>
        stem === placeOf('number')
          ? takes?.includes('number')
          : small.has(stem) || [...(spread.get(stem) ?? [intent])].some(isOwn);
      if (takes !== undefined && needs === undefined && !unique.every(isHeeded)) continue;
      const weightHere = (stem: string) => {
        if (isNarrowing(stem, intent)) return 0;
        return stem === '{name}' && !own.includes(stem) ? OF_A_NAME.unused : weight(stem);
      };
      const sum = (some: readonly string[]) => some.reduce((total, stem) => total + weightHere(stem), 0);
      const same = sum([...new Set(terms)]) + sum([...new Set(queryTerms)]);
      const likeness = same / Math.max(0.01, sum(unique) + sum(own));
      found.set(intent, Math.max(likeness, found.get(intent) ?? 0));
    }
    const all = [...found].map(([intent, likeness]) => ({ intent, likeness }));
    return all.toSorted((one, other) => other.likeness - one.likeness);
  }

  /** Whether a word is part of no name. Small ones may stand inside one. */
  const isCommon = (stem: string) => spread.has(stem) || small.has(stem) || negations.has(stem);
  return { wordsIn, stemsIn, place, matches, isCommon, small };
}

const made = new Map<Language, ReturnType<typeof vocabularyOf>>();

/** Made when it is first needed. */
export function vocabulary(language: Language): ReturnType<typeof vocabularyOf> {
  const known = made.get(language) ?? vocabularyOf(language);
  made.set(language, known);
  return known;
}
