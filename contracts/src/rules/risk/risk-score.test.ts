import { expect, test } from 'vitest';
import { riskScore, scoreBucket, scoresIn, type ScoreBucket } from './risk-score.ts';

// Rows are impact 1 to 5, columns probability 1 to 5.
const SCORES = [
  [1, 2, 3, 4, 5],
  [2, 4, 6, 8, 10],
  [3, 6, 9, 12, 15],
  [4, 8, 12, 16, 20],
  [5, 10, 15, 20, 25],
];

test('score is impact times probability', () => {
  SCORES.forEach((row, impact) =>
    row.forEach((score, probability) => expect(riskScore(impact + 1, probability + 1)).toBe(score)),
  );
});

test.each<[number, ScoreBucket]>([
  [1, 'low'],
  [3, 'low'],
  [4, 'medium'],
  [8, 'medium'],
  [9, 'high'],
  [15, 'high'],
  [16, 'critical'],
  [25, 'critical'],
])('a score of %i counts as %s', (score, bucket) => expect(scoreBucket(score)).toBe(bucket));

test('lists the scores of levels that impact and probability can reach', () => {
  expect(scoresIn(['critical'])).toEqual([16, 20, 25]);
  expect(scoresIn(['high'])).toEqual([9, 10, 12, 15]);
  expect(scoresIn(['low', 'medium'])).toEqual([1, 2, 3, 4, 5, 6, 8]);
  expect(scoresIn([])).toEqual([]);
});
