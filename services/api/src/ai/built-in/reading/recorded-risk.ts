/** Finds the recorded risk that a question names. */
import type { RiskFact } from '../facts.ts';
import type { Vocabulary } from './vocabulary.ts';
import { textOf, without, type Span, type Text } from './phrases.ts';

/** Minimum length of a word that may be the beginning of another: "risk" matches "risks", "in" does not match "income". */
const SHORTEST = 4;

const folded = (text: Text) => text.tokens.map((token) => token.folded);

function placeOf(words: readonly string[], text: Text): Span | null {
  const all = folded(text);
  const from = all.findIndex((_, at) => words.every((word, next) => all[at + next] === word));
  return from < 0 ? null : { from, to: from + words.length };
}

/** The risk with the longest title in the text, and the position of the title. */
export function titled(text: Text, risks: readonly RiskFact[]): { risk: RiskFact; place: Span } | null {
  const found = risks.flatMap((risk) => {
    const words = folded(textOf(risk.title));
    const place = words.length === 0 ? null : placeOf(words, text);
    return place === null ? [] : [{ risk, place }];
  });
  return found.toSorted((a, b) => b.place.to - b.place.from - (a.place.to - a.place.from))[0] ?? null;
}

const alike = (one: string, other: string) => one === other || (Math.min(one.length, other.length) >= SHORTEST && (one.startsWith(other) || other.startsWith(one)));

/**
 * The risk whose title contains all the words. Unless the message is about a risk, they must also make up half of the title: "ransomware" alone
 * may be any ransomware.
 */
export function described(words: readonly string[], risks: readonly RiskFact[], isRisk: boolean, vocabulary: Vocabulary): RiskFact | null {
  const asked = folded(textOf(words.join(' ')));
  if (asked.length === 0) return null;
  const fits = ({ title }: RiskFact) => {
    const text = textOf(title);
    const own = folded(textOf(without(text, vocabulary.list('little').spans(text)).left().join(' ')));
    return asked.every((word) => own.some((one) => alike(word, one))) && (isRisk || asked.length * 2 >= own.length);
  };
  return risks.find(fits) ?? null;
}
