import { expect, it } from 'vitest';
import { scoresIn } from './risk-move.ts';

const FIVE = { impactLevels: 5, probabilityLevels: 5 };
const THREE = { impactLevels: 3, probabilityLevels: 3 };

it('a risk gets the scores of the cell it is moved to', () => {
  expect(scoresIn({ impact_level: 3, probability: 4 }, { impact: 2, probability: 3 }, FIVE)).toEqual({
    impact_level: 2,
    probability: 3,
  });
});

it.each([
  // Places 1, 2 and 3 of a smaller axis hold the values 1, 2 to 3, and 4 to 5.
  [
    { impact_level: 1, probability: 5 },
    { impact: 3, probability: 2 },
    { impact_level: 4, probability: 3 },
  ],
  [
    { impact_level: 5, probability: 1 },
    { impact: 2, probability: 2 },
    { impact_level: 3, probability: 2 },
  ],
  [
    { impact_level: 5, probability: 3 },
    { impact: 3, probability: 1 },
    { impact_level: 5, probability: 1 },
  ],
])('on a smaller matrix %j in %j becomes %j: what changes least', (risk, cell, scores) => {
  expect(scoresIn(risk, cell, THREE)).toEqual(scores);
});
