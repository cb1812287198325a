import { expect, test } from 'vitest';
import { assess, isScenarioAdded, scenarioLevel } from './scenario-level.ts';

// Rows are likelihood 1 to 5, columns impact 1 to 5; the limits in section 9 are 6, 12 and 20.
const LEVELS = [
  ['low', 'low', 'low', 'low', 'low'],
  ['low', 'low', 'low', 'medium', 'medium'],
  ['low', 'low', 'medium', 'medium', 'high'],
  ['low', 'medium', 'medium', 'high', 'high'],
  ['low', 'medium', 'high', 'high', 'critical'],
];

test('the level depends on likelihood times impact', () => {
  LEVELS.forEach((row, likelihood) =>
    row.forEach((level, impact) =>
      expect(scenarioLevel(likelihood + 1, impact + 1), `${likelihood + 1} x ${impact + 1}`).toBe(level),
    ),
  );
});

const untouched = { selected_assets: ['server', 'laptop'], scenario_assessments: {}, asset_scenario_evaluations: {} };

test('a scenario counts as added once it has an assessment or an evaluation', () => {
  expect(isScenarioAdded('theft', untouched)).toBe(false);
  expect(isScenarioAdded('theft', { ...untouched, scenario_assessments: { theft: { likelihood: 1 } } })).toBe(true);
  expect(
    isScenarioAdded('theft', { ...untouched, asset_scenario_evaluations: { 'laptop:theft': { risk_id: 'r' } } }),
  ).toBe(true);
});

test('an assessment of another scenario does not count, even if its id ends the same way', () => {
  const flow = {
    ...untouched,
    scenario_assessments: { fire: {} },
    asset_scenario_evaluations: { 'laptop:car:theft': {}, 'laptop:fire': {} },
  };
  expect(isScenarioAdded('theft', flow)).toBe(false);
  expect(isScenarioAdded('car:theft', flow)).toBe(true);
});

test('an assessment gets its level, and today as the review when it has none', () => {
  expect(assess({ likelihood: 4, impact: 3 }, '2026-03-01')).toEqual({
    likelihood: 4,
    impact: 3,
    risk_level: 'medium',
    mitigation_strategy: '',
    residual_risk: null,
    controls_effectiveness: null,
    comments: '',
    last_reviewed: '2026-03-01',
    reviewer: '',
  });
  expect(
    assess({ likelihood: 5, impact: 5, last_reviewed: '2025-12-24', residual_risk: 2 }, '2026-03-01'),
  ).toMatchObject({ risk_level: 'critical', last_reviewed: '2025-12-24', residual_risk: 2 });
});
