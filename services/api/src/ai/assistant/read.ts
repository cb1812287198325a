/** Reads a question: the values that it says, the names in it, and what it asks for. */
import { LANGUAGES, type Language } from '@parapet/contracts';
import { EXAMPLES } from './texts/texts.ts';
import type { Examples } from './texts/types.ts';
import { vocabulary, type Match, type Placed } from './vocabulary.ts';
import { indexOfPhrase, type Word } from './words.ts';

export interface Name {
  /** As it was written, and with everything that follows in the question. */
  text: string;
  rest: string;
  /** Without the small words, to search for. */
  search: string;
  /** Whether it stands between quotation marks. */
  isQuoted: boolean;
}

export interface Reading extends Pick<Placed, 'values' | 'several'> {
  language: Language;
  /** The likeliest intents, best first. */
  matches: readonly Match[];
  names: readonly Name[];
  /** Whether the question has one of the hints of its language. */
  hints: (of: keyof Examples['hints']) => boolean;
}

const MOST_CHARACTERS = 1000;
/** A name may contain as many small words in a row: "Loss of all the keys". */
const MOST_SMALL = 3;
const QUOTED = /["“”„«»]([^"“”„«»]{1,200})["“”„«»]/gu;

const written = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');
export const nameOf = (text: string): Name => ({ text, rest: text, search: text, isQuoted: true });

/** Puts the place of a name where words stand that no example has. */
function placeNames(words: readonly Word[], language: Language): { stems: string[]; names: Name[] } {
  const { isCommon, small } = vocabulary(language);
  const isPart = (at: number) => {
    const { text, stem } = words[at] ?? { text: '{}', stem: '' };
    const isCapital = language !== 'de' && at > 0 && /^\p{Lu}\p{Ll}/u.test(text);
    return !text.startsWith('{') && (!isCommon(stem) || isCapital);
  };
  const stems: string[] = [];
  const names: Name[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!isPart(at)) {
      stems.push(words[at]?.stem ?? '');
      continue;
    }
    let last = at;
    for (let next = at + 1; next - last <= MOST_SMALL + 1; next++) {
      if (isPart(next)) last = next;
      else if (!small.has(words[next]?.stem ?? '')) break;
    }
    const inside = words.slice(at, last + 1);
    const search = written(inside.filter(({ stem }) => !small.has(stem)));
    names.push({ text: written(inside), rest: written(words.slice(at)), search, isQuoted: false });
    stems.push('{name}');
    at = last;
  }
  return { stems, names };
}

/** @param preferred the language of the person, which wins where two are equally likely */
export function read(question: string, preferred: Language, languages: readonly Language[] = LANGUAGES): Reading {
  const quoted = [...question.matchAll(QUOTED)].map(([, said = '']) => nameOf(said));
  const text = question.slice(0, MOST_CHARACTERS).replace(QUOTED, ' {name} ');
  const readings = languages.flatMap((language) =>
    [false, true].map((withTerms): Reading => {
      const { wordsIn, stemsIn, place, matches } = vocabulary(language);
      const words = wordsIn(text);
      const { words: placed, values, several } = place(words, withTerms);
      const { stems, names } = placeNames(placed, language);
      const hints: Reading['hints'] = (of) =>
        EXAMPLES[language].hints[of].some((phrase) => indexOfPhrase(words, stemsIn(phrase)) >= 0);
      return { language, matches: matches(stems), values, several, names: [...quoted, ...names], hints };
    }),
  );
  // In another language than its own a question consists of names.
  const points = ({ matches: [best], language, names }: Reading) =>
    (best?.likeness ?? 0) +
    (language === preferred ? 0.1 : 0) -
    0.1 * names.flatMap(({ search }) => search.split(' ')).length;
  return readings.reduce((best, other) => (points(other) > points(best) ? other : best));
}
