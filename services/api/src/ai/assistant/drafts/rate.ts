/** Reads from a description how likely and how bad something is, with the words that say so. */
import type { RatingWords } from '../texts/types.ts';
import { anyOf, lineOf, without, wordsIn } from './terms.ts';

/** Words in the text, and by how much they change a value. */
export interface Reason {
  words: string;
  change: number;
}

/** A clause as it was written, and as the line that is searched. */
interface Clause {
  words: readonly string[];
  line: string;
}

/** More than any description has. */
const MOST_SENTENCES = 400;
/** Characters before and after a match that a few words take. */
const NEAR = 260;
const within = (most: number) => `(?:[^ ]+ ){0,${most}}`;

/** The first match as it was written. @param isMeant by what stands before and after it */
function first({ words, line }: Clause, pattern: RegExp, isMeant = (_before: string, _after: string) => true) {
  for (const { index, 0: match } of line.matchAll(pattern)) {
    const end = index + match.length;
    if (!isMeant(line.slice(Math.max(0, index - NEAR), index), line.slice(end, end + NEAR))) continue;
    const at = line.slice(0, index + 1).split(' ').length - 2;
    return words.slice(at, at + match.split(' ').length).join(' ');
  }
  return undefined;
}

/** Frequency and missing protection raise the likelihood, existing protection lowers it. */
export function reasonsIn(text: string, rating: RatingWords): Record<'likelihood' | 'impact', Reason[]> {
  const { source: targets } = anyOf(rating.done, rating.named);
  const { source: denies } = anyOf(rating.denies);
  // "not yet fully encrypted or tested" before "MFA is missing", or "backups have never" would be taken out of "backups have never been tested".
  const lacks = [
    `${anyOf(rating.undone).source}|${denies} ${within(3)}?${targets}(?: ${within(1)}${targets})*`,
    `${anyOf(rating.named).source} ${within(1)}${anyOf(rating.isMissing).source}`,
  ].map((source) => new RegExp(source, 'g'));
  const turns = new RegExp(`(?<!\\p{L})(?:${rating.turns.replaceAll(', ', '|')})(?!\\p{L})`, 'giu');
  let missing: string | undefined;
  let inPlace: string | undefined;
  const sentences = text.replace(/n['’]t\b/giu, ' not').split(/[.;:!?\n]+/u);
  const clauses = sentences.slice(0, MOST_SENTENCES).flatMap((sentence) => {
    const isByAttackers = lineOf(wordsIn(sentence)).search(anyOf(rating.attackers)) >= 0;
    return sentence.split(turns).map((clause): Clause => {
      const words = wordsIn(clause);
      let line = without(lineOf(words), anyOf(rating.deniesNot));
      for (const lack of lacks) {
        missing ??= first({ words, line }, lack);
        line = without(line, lack);
      }
      const own = isByAttackers ? without(line, anyOf(rating.doneByAttackers)) : line;
      inPlace ??= first({ words, line: own }, anyOf(rating.done));
      return { words, line };
    });
  });
  const denied = new RegExp(`${denies} ${within(2)}$`);
  const ofControl = [new RegExp(`${targets} ${within(2)}$`), new RegExp(`^ ${within(2)}${targets}`)] as const;
  const reason = (words: string | undefined, change: number) => (words === undefined ? [] : [{ words, change }]);
  /** The first words of a list that are not denied, nor about a control where they mean a threat: "tested weekly". */
  const found = (list: string, change: number, isThreat = false) => {
    const isMeant = (before: string, after: string) =>
      !denied.test(before) && !(isThreat && (ofControl[0].test(before) || ofControl[1].test(after)));
    const pattern = anyOf(list);
    return reason(
      clauses.map((clause) => first(clause, pattern, isMeant)).find((words) => words !== undefined),
      change,
    );
  };
  return {
    likelihood: [
      ...rating.likelihood.flatMap(([list, change]) => found(list, change)),
      ...found(rating.often, 1, true),
      ...reason(missing, 1),
      ...reason(inPlace, -1),
    ],
    impact: rating.impact.flatMap(([list, change]) => found(list, change)),
  };
}
