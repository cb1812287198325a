/** Reads a question: the values that it says, the names in it, and what it asks for. */
import { LANGUAGES, type Language } from '@parapet/contracts';
import { isCommonWord, isSmallWord, matches, type Match } from './match.ts';
import { EXAMPLES } from './texts/examples.ts';
import { withPlaces, type Placed } from './places.ts';
import { indexOfPhrase, wordsOf, type Word } from './words.ts';

export interface Name {
  /** As it was written. */
  text: string;
  /** Without the small words, to search for. */
  search: string;
  /** With everything that follows in the question. */
  rest: string;
  /** Whether it stands between quotation marks. */
  isQuoted: boolean;
}

export interface Reading {
  language: Language;
  /** The likeliest intents, best first. */
  matches: readonly Match[];
  values: Placed['values'];
  names: readonly Name[];
  /** Whether the question has one of the hints of its language. */
  hints: (of: 'severity' | 'due' | 'category' | 'domain' | 'asset' | 'text' | 'here') => boolean;
}

const MOST_CHARACTERS = 1000;
/** A name may contain as many small words in a row: "Loss of all the keys". */
const MOST_SMALL = 3;

const QUOTED = /["“”„«»]([^"“”„«»]{1,200})["“”„«»]/gu;

/** Puts the place of a name where words stand that no example has. */
function placeNames(words: readonly Word[], language: Language): { stems: string[]; names: Name[] } {
  const isNamed = ({ text, stem }: Word, at: number) =>
    !text.startsWith('{') &&
    (!isCommonWord(language, stem) || (language !== 'de' && at > 0 && /^\p{Lu}\p{Ll}/u.test(text)));
  const stems: string[] = [];
  const names: Name[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === undefined) break;
    if (!isNamed(word, at)) {
      stems.push(word.stem);
      continue;
    }
    let last = at;
    for (let next = at + 1; next < words.length && next - last <= MOST_SMALL + 1; next++) {
      const other = words[next];
      if (other === undefined || (!isNamed(other, next) && !isSmallWord(language, other.stem))) break;
      if (isNamed(other, next)) last = next;
    }
    const inside = words.slice(at, last + 1);
    names.push({
      isQuoted: false,
      text: inside.map(({ text }) => text).join(' '),
      search: inside
        .filter((one) => !isSmallWord(language, one.stem))
        .map(({ text }) => text)
        .join(' '),
      rest: words
        .slice(at)
        .map(({ text }) => text)
        .join(' '),
    });
    stems.push('{name}');
    at = last;
  }
  return { stems, names };
}

/** @param preferred the language of the person, which wins where two are equally likely */
export function read(question: string, preferred: Language): Reading {
  const quoted = [...question.matchAll(QUOTED)].map(([, name = '']): Name => ({
    isQuoted: true,
    text: name,
    search: name,
    rest: name,
  }));
  const words = wordsOf(question.slice(0, MOST_CHARACTERS).replace(QUOTED, ' {name} '));
  const readings = LANGUAGES.flatMap((language) =>
    [false, true].map((withTerms): Reading => {
      const { words: placed, values } = withPlaces(words, language, withTerms);
      const { stems, names } = placeNames(placed, language);
      const has = (phrases: readonly string[]) =>
        phrases.some(
          (phrase) =>
            indexOfPhrase(
              words,
              wordsOf(phrase).map(({ stem }) => stem),
            ) >= 0,
        );
      return {
        language,
        matches: matches(language, stems),
        values,
        names: [...quoted, ...names],
        hints: (of) => has(EXAMPLES[language].hints[of]),
      };
    }),
  );
  // In another language than its own a question consists of names.
  const points = ({ matches: [best], language, names }: Reading) =>
    (best?.likeness ?? 0) +
    (language === preferred ? 0.1 : 0) -
    0.04 * names.reduce((sum, { search }) => sum + search.split(' ').length, 0);
  return readings.reduce((best, other) => (points(other) > points(best) ? other : best));
}
