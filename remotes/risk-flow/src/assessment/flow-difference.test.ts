import { expect, test } from 'vitest';
import { assess } from '@parapet/contracts/rules';
import { assessmentDifferences, continuedFlow } from './flow-difference.ts';

const DAY = '2026-03-01';
const one = (likelihood: number, impact: number, more: object = {}) => assess({ likelihood, impact, ...more }, DAY);

test('new, removed and differently assessed scenarios are listed', () => {
  const before = {
    selected_scenarios: ['same', 'worse', 'gone', 'skipped', 'words'],
    scenario_assessments: {
      same: one(2, 2),
      worse: one(2, 3, { controls_effectiveness: 2 }),
      gone: one(1, 1),
      words: one(3, 3, { comments: 'a' }),
    },
  };
  const after = {
    selected_scenarios: ['new', 'worse', 'same', 'skipped', 'words'],
    scenario_assessments: {
      same: one(2, 2),
      worse: one(2, 3, { controls_effectiveness: 4 }),
      words: one(3, 3, { comments: 'b' }),
    },
  };
  expect(assessmentDifferences(before, after)).toEqual([
    { scenarioId: 'new', kind: 'new', before: null, after: null },
    {
      scenarioId: 'worse',
      kind: 'changed',
      before: before.scenario_assessments.worse,
      after: after.scenario_assessments.worse,
    },
    { scenarioId: 'gone', kind: 'removed', before: before.scenario_assessments.gone, after: null },
  ]);
  expect(assessmentDifferences(before, before)).toEqual([]);
});

test('a first assessment is a change', () => {
  const before = { selected_scenarios: ['s'], scenario_assessments: {} };
  expect(assessmentDifferences(before, { ...before, scenario_assessments: { s: one(1, 2) } })).toMatchObject([
    { kind: 'changed', before: null, after: { risk_level: 'low' } },
  ]);
});

test('the next flow starts from the completed one, without what was deleted since', () => {
  const flow = {
    selected_assets: ['a', 'a-gone'],
    selected_properties: ['p'],
    selected_scenarios: ['s', 's-gone'],
    asset_comments: { a: 'x', 'a-gone': 'y' },
    property_comments: { p: 'z' },
    scenario_comments: {},
    scenario_assessments: { s: one(2, 2), 's-gone': one(1, 1) },
    asset_scenario_evaluations: { 'a:s': { risk_id: 'r-gone', comments: 'c' }, 'a-gone:s': { risk_id: 'r' } },
  };
  expect(continuedFlow(flow, new Set(['a', 'p', 's', 'r']))).toEqual({
    current_step: 2,
    selected_assets: ['a'],
    selected_properties: ['p'],
    selected_scenarios: ['s'],
    asset_comments: { a: 'x' },
    property_comments: { p: 'z' },
    scenario_comments: {},
    scenario_assessments: { s: one(2, 2) },
    asset_scenario_evaluations: { 'a:s': { risk_id: null, comments: 'c' } },
  });
});
