/** Puts places for values where their words stand in a question: "critical risks" becomes "{level} risks", with the value. */
import type { Language } from '@parapet/contracts';
import { EXAMPLES, type Values } from './texts/examples.ts';
import { indexOfPhrase, wordsOf, type Word } from './words.ts';

export type ValueKind = keyof Values;

export interface Placed {
  words: readonly Word[];
  /** The first value of each kind; those of a control are upper case. */
  values: { [Kind in ValueKind]?: keyof Values[Kind] } & { control?: string };
}

interface Phrase {
  kind: ValueKind;
  value: string;
  stems: readonly string[];
}

/** Longer phrases first, so that "no owner" is not read as "owner". Terms precede roles: "risk owner" is both. */
function phrasesOf(language: Language): Phrase[] {
  const { values } = EXAMPLES[language];
  return Object.entries(values)
    .flatMap(([kind, byValue]) =>
      Object.entries<readonly string[]>(byValue).flatMap(([value, phrases]) =>
        phrases.map((phrase): Phrase => ({
          kind: kindOf(kind),
          value,
          stems: wordsOf(phrase).map(({ stem }) => stem),
        })),
      ),
    )
    .toSorted(
      (one, other) =>
        Number(other.kind === 'term') - Number(one.kind === 'term') || other.stems.length - one.stems.length,
    );
}

const KINDS: readonly ValueKind[] = ['level', 'status', 'owner', 'due', 'period', 'role', 'term'];
function kindOf(name: string): ValueKind {
  const kind = KINDS.find((one) => one === name);
  if (kind === undefined) throw new Error(`${name} is no kind of value`);
  return kind;
}

const cached = new Map<Language, readonly Phrase[]>();

function phrasesIn(language: Language): readonly Phrase[] {
  const phrases = cached.get(language) ?? phrasesOf(language);
  cached.set(language, phrases);
  return phrases;
}

const CONTROL = /^[A-Za-z]{2}(?:\.[A-Za-z]{2})?-\d{1,2}$/;
const place = (name: string): Word => ({ text: `{${name}}`, stem: `{${name}}` });

/** @param withTerms whether words such as "risk" stand for the term, as in "What is risk?" */
export function withPlaces(words: readonly Word[], language: Language, withTerms: boolean): Placed {
  const found: Record<string, string> = {};
  let left = words.map((word) => {
    if (CONTROL.test(word.text)) {
      found['control'] ??= word.text.toUpperCase();
      return place('control');
    }
    return /^\d+$/.test(word.text) ? place('number') : word;
  });
  for (const { kind, value, stems } of phrasesIn(language)) {
    if (kind === 'term' && (!withTerms || found['term'] !== undefined)) continue;
    for (let at = indexOfPhrase(left, stems); at >= 0; at = indexOfPhrase(left, stems, at + 1)) {
      found[kind] ??= value;
      left = left.toSpliced(at, stems.length, place(kind));
    }
  }
  return { words: left, values: valuesOf(found) };
}

/** The boundary at which values that were found get their types: they are keys of `Values`. */
function valuesOf(found: object): Placed['values'] {
  return found;
}
