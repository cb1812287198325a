/** Puts places for values where their words stand in a question: "critical risks" becomes "{level} risks", with the value. */
import type { Language } from '@parapet/contracts';
import { EXAMPLES } from './texts/texts.ts';
import type { Values } from './texts/values.ts';
import { indexOfPhrase, stemsOf, type Word } from './words.ts';

export interface Placed {
  words: readonly Word[];
  /** The first value of each kind; those of a control are upper case. */
  values: { [Kind in keyof Values]?: keyof Values[Kind] } & { control?: string };
  /** Kinds of which there is another value too: "critical or high". */
  several: ReadonlySet<string>;
}

interface Phrase {
  kind: string;
  value: string;
  stems: readonly string[];
}
const cached = new Map<Language, readonly Phrase[]>();

/** Longer phrases first, so that "no owner" is not read as "owner". Terms precede roles: "risk owner" is both. */
function phrasesIn(language: Language): readonly Phrase[] {
  const phrases = Object.entries(EXAMPLES[language].values).flatMap(([kind, byValue]) =>
    Object.entries<readonly string[]>(byValue).flatMap(([value, said]) =>
      said.map((phrase) => ({ kind, value, stems: stemsOf(phrase) })),
    ),
  );
  const isTerm = ({ kind }: Phrase) => Number(kind === 'term');
  return phrases.toSorted((one, other) => isTerm(other) - isTerm(one) || other.stems.length - one.stems.length);
}

const CONTROL = /^[A-Za-z]{2}(?:\.[A-Za-z]{2})?-\d{1,2}$/;
const place = (name: string): Word => ({ text: `{${name}}`, stem: `{${name}}` });

/** @param withTerms whether words such as "risk" stand for the term, as in "What is risk?" */
export function withPlaces(words: readonly Word[], language: Language, withTerms: boolean): Placed {
  const control = words.find(({ text }) => CONTROL.test(text))?.text.toUpperCase();
  const found = new Map<string, string>(control === undefined ? [] : [['control', control]]);
  const several = new Set<string>();
  let left = words.map((word) =>
    CONTROL.test(word.text) ? place('control') : /^\d+$/.test(word.text) ? place('number') : word,
  );
  const phrases = cached.get(language) ?? phrasesIn(language);
  cached.set(language, phrases);
  for (const { kind, value, stems } of phrases) {
    if (kind === 'term' && (!withTerms || found.has(kind))) continue;
    for (let at = indexOfPhrase(left, stems); at >= 0; at = indexOfPhrase(left, stems, at + 1)) {
      if ((found.get(kind) ?? value) !== value) several.add(kind);
      else found.set(kind, value);
      left = left.toSpliced(at, stems.length, place(kind));
    }
  }
  // The entries are those of `Values`.
  return { words: left, values: Object.fromEntries(found) as Placed['values'], several };
}
