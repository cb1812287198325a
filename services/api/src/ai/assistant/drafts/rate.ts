/** Reads from a description how likely and how bad something is, with the words that say so. */
import type { RatingWords } from '../texts/types.ts';
import { anyOf, firstIn, isIn, lineOf, without } from '../phrases.ts';

/** Words in the text, and by how much they change a value. */
type Reason = readonly [words: string, change: number];

/** More than any description has. */
const MOST_SENTENCES = 400;
const within = (most: number) => `(?:[^ ]+ ){0,${most}}`;

/** Frequency and missing protection raise the likelihood, existing protection lowers it. */
export function reasonsIn(text: string, rating: RatingWords): Record<'likelihood' | 'impact', Reason[]> {
  const [denies, targets] = [anyOf(rating.denies).source, anyOf(rating.done, rating.named).source];
  // "not yet fully encrypted or tested" before "MFA is missing", or "backups have never" would be taken out of "backups have never been tested".
  const lacks = [
    `${anyOf(rating.undone).source}|${denies} ${within(3)}?${targets}(?: ${within(1)}${targets})*`,
    `${anyOf(rating.named).source} ${within(1)}${anyOf(rating.isMissing).source}`,
  ].map((source) => new RegExp(source, 'g'));
  const turns = new RegExp(`(?<!\\p{L})(?:${rating.turns.replaceAll(', ', '|')})(?!\\p{L})`, 'giu');
  const sentences = text.replace(/n['’]t\b/giu, ' not').split(/[.;:!?\n]+/u);
  const clauses = sentences.slice(0, MOST_SENTENCES).flatMap((sentence) => {
    const byAttackers = isIn(lineOf(sentence), anyOf(rating.attackers)) ? rating.doneByAttackers : '';
    return sentence.split(turns).map((clause) => {
      const said = without(lineOf(clause), anyOf(rating.deniesNot));
      const others = lacks.reduce(without, said);
      return { said, others, own: without(others, anyOf(byAttackers)) };
    });
  });
  const reason = (pattern: RegExp, change: number, of: keyof (typeof clauses)[number] = 'others'): Reason[] => {
    const words = clauses.map((clause) => firstIn(clause[of], pattern)).find((one) => one !== undefined);
    return words === undefined ? [] : [[words, change]];
  };
  /** Words of a list that are not denied. */
  const found = ([list, change]: readonly [string, number], before = '', after = '') =>
    reason(new RegExp(`(?<= )(?<!${denies} ${within(2)}${before})${anyOf(list).source}${after}`, 'g'), change);
  return {
    likelihood: [
      ...rating.likelihood.flatMap((row) => found(row)),
      // Nor about a control, where they mean a threat: "tested weekly".
      ...found([rating.often, 1], `|${targets} ${within(2)}`, `(?! ${within(2)}${targets})`),
      ...lacks.flatMap((lack) => reason(lack, 1, 'said')).slice(0, 1),
      ...reason(anyOf(rating.done), -1, 'own'),
    ],
    impact: rating.impact.flatMap((row) => found(row)),
  };
}
