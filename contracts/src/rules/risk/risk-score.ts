/** Scores of risks (section 9 of the product's rules). */

export type ScoreBucket = 'low' | 'medium' | 'high' | 'critical';

/**
 * @param impact 1-5
 * @param probability 1-5
 * @returns 1-25
 */
export function riskScore(impact: number, probability: number): number {
  return impact * probability;
}

/**
 * The bucket in which the summary counts a risk: low up to 3, medium 4 to 8, high 9 to 15, critical above.
 * @param score 1-25
 */
export function scoreBucket(score: number): ScoreBucket {
  if (score <= 3) return 'low';
  if (score <= 8) return 'medium';
  return score <= 15 ? 'high' : 'critical';
}

const SCALE = [1, 2, 3, 4, 5];
/** Every score that a risk can have, lowest first. */
const SCORES = [
  ...new Set(SCALE.flatMap((impact) => SCALE.map((probability) => riskScore(impact, probability)))),
].toSorted((one, other) => one - other);

/** The scores that the summary counts in one of the levels, lowest first. */
export function scoresIn(levels: readonly ScoreBucket[]): number[] {
  return SCORES.filter((score) => levels.includes(scoreBucket(score)));
}
