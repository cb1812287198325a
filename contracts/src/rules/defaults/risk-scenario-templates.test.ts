import { expect, test } from 'vitest';
import { scenarioProblems } from '../item/scenario-rules.ts';
import { resolveScenarioTemplate } from '../template/template-resolution.ts';
import { DEFAULT_RISK_SCENARIO_TEMPLATES } from './risk-scenario-templates.ts';

test('Cyber Attack is the default and comes first', () => {
  expect(DEFAULT_RISK_SCENARIO_TEMPLATES.map(({ name, is_default }) => [name, is_default])).toEqual([
    ['Cyber Attack', true],
    ['Data Breach', false],
    ['Third-Party Failure', false],
  ]);
});

test.each(DEFAULT_RISK_SCENARIO_TEMPLATES)(
  '$name has the three initial fields and two or three of its own',
  ({ fields }) => {
    expect(fields.slice(0, 3).map(({ name, required }) => [name, required])).toEqual([
      ['threat_actors', true],
      ['impact_description', true],
      ['likelihood', true],
    ]);
    expect(fields.length).toBeGreaterThanOrEqual(5);
    expect(fields.length).toBeLessThanOrEqual(6);
    expect(fields.map(({ order }) => order)).toEqual(fields.map((_, index) => index + 1));
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
    for (const { type, options } of fields) expect((options ?? []).length > 1).toBe(type === 'select');
  },
);

test('own fields differ, so that the template of a scenario can be found by its fields', () => {
  for (const template of DEFAULT_RISK_SCENARIO_TEMPLATES) {
    const values = Object.fromEntries(template.fields.map(({ name }) => [name, 'x']));
    const candidates = DEFAULT_RISK_SCENARIO_TEMPLATES.map((one) => ({ ...one, id: one.name }));
    expect(resolveScenarioTemplate(values, candidates)?.name).toBe(template.name);
  }
});

test('the initial fields are required in a scenario', () => {
  const template = DEFAULT_RISK_SCENARIO_TEMPLATES[0] ?? null;
  expect(scenarioProblems({ title: 'a', description: 'b' }, template, true).map(({ message }) => message)).toEqual([
    'Threat Actors is required',
    'Impact Description is required',
    'Likelihood is required',
  ]);
});
