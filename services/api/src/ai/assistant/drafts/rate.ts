/** Reads from a description how likely and how bad something is, with the words that say so. */
import type { RatingWords } from '../texts/types.ts';
import { anyOf, lineOf, without, wordsIn } from './terms.ts';

/** Words in the text, and by how much they change a value. */
export interface Reason {
  words: string;
  change: number;
}

interface Clause {
  words: readonly string[];
  /** Without what says that protection is missing. */
  line: string;
  missing: string | undefined;
  inPlace: string | undefined;
}

/** More than any description has. */
const MOST_SENTENCES = 400;
/** Characters before and after a match that a few words take. */
const NEAR = 260;
const within = (most: number) => `(?:[^ ]+ ){0,${most}}`;

/** The original words of a match. */
const original = (words: readonly string[], line: string, match: RegExpExecArray | null) => {
  if (match === null) return undefined;
  const at = line.slice(0, match.index + 1).split(' ').length - 2;
  return words.slice(at, at + match[0].split(' ').length).join(' ');
};

function clauseOf(text: string, rating: RatingWords, isByAttackers: boolean): Clause {
  const words = wordsIn(text);
  const [targets, denies] = [anyOf(rating.done, rating.named).source, anyOf(rating.denies).source];
  // "not yet fully encrypted or tested" before "MFA is missing", or "backups have never" would be taken out of "backups have never been tested".
  const lacks = [
    `${anyOf(rating.undone).source}|${denies} ${within(3)}?${targets}(?: ${within(1)}${targets})*`,
    `${anyOf(rating.named).source} ${within(1)}${anyOf(rating.isMissing).source}`,
  ].map((source) => new RegExp(source, 'g'));
  let line = without(lineOf(words), anyOf(rating.deniesNot));
  let missing: string | undefined;
  for (const lack of lacks) {
    const [match = null] = line.matchAll(lack);
    missing ??= original(words, line, match);
    line = without(line, lack);
  }
  const own = isByAttackers ? without(line, anyOf(rating.doneByAttackers)) : line;
  const [done = null] = own.matchAll(anyOf(rating.done));
  return { words, line, missing, inPlace: original(words, own, done) };
}

/** The first words of a list that are not denied. @param isThreat whether words about a control are something else: "tested weekly" */
function found(list: string, rating: RatingWords, clauses: readonly Clause[], isThreat = false): string | undefined {
  const targets = anyOf(rating.done, rating.named).source;
  const denied = new RegExp(`${anyOf(rating.denies).source} ${within(2)}$`);
  const [after, before] = [new RegExp(`${targets} ${within(2)}$`), new RegExp(`^ ${within(2)}${targets}`)];
  for (const { words, line } of clauses) {
    for (const match of line.matchAll(anyOf(list))) {
      const start = line.slice(Math.max(0, match.index - NEAR), match.index);
      const end = line.slice(match.index + match[0].length).slice(0, NEAR);
      const isOther = denied.test(start) || (isThreat && (after.test(start) || before.test(end)));
      if (!isOther) return original(words, line, match);
    }
  }
  return undefined;
}

/** Frequency and missing protection raise the likelihood, existing protection lowers it. */
export function reasonsIn(text: string, rating: RatingWords): Record<'likelihood' | 'impact', Reason[]> {
  const turns = new RegExp(`(?<!\\p{L})(?:${rating.turns.replaceAll(', ', '|')})(?!\\p{L})`, 'giu');
  const clauses = text
    .replace(/n['’]t\b/giu, ' not')
    .split(/[.;:!?\n]+/u)
    .slice(0, MOST_SENTENCES)
    .flatMap((sentence) => {
      const isByAttackers = lineOf(wordsIn(sentence)).search(anyOf(rating.attackers)) >= 0;
      return sentence.split(turns).map((clause) => clauseOf(clause, rating, isByAttackers));
    });
  const because = (words: string | undefined, change: number) => (words === undefined ? [] : [{ words, change }]);
  const weighed = (of: 'likelihood' | 'impact') =>
    rating[of].flatMap(([list, change]) => because(found(list, rating, clauses), change));
  return {
    likelihood: [
      ...weighed('likelihood'),
      ...because(found(rating.often, rating, clauses, true), 1),
      ...because(clauses.find(({ missing }) => missing !== undefined)?.missing, 1),
      ...because(clauses.find(({ inPlace }) => inPlace !== undefined)?.inPlace, -1),
    ],
    impact: weighed('impact'),
  };
}
