import { expect, test } from 'vitest';
import { ASSET_RULES, PROPERTY_RULES, SCENARIO_RULES } from './item-kinds.ts';

const ATTRIBUTES = { rack: 'B', cores: 0, spare: false, note: ' ', empty: '' };
const FILLED = { rack: 'B', cores: 0, spare: false };

test('a new item is stored with a trimmed name and without empty attributes', () => {
  expect(
    ASSET_RULES.make({ organization_id: 'o', name: ' web-1 ', linked_properties: ['p'], attributes: ATTRIBUTES }),
  ).toMatchObject({ name: 'web-1', attributes: FILLED });
  expect(
    PROPERTY_RULES.make({ organization_id: 'o', name: ' Vault ', linked_scenarios: ['s'], attributes: ATTRIBUTES }),
  ).toMatchObject({ name: 'Vault', attributes: FILLED });
  const scenario = {
    organization_id: 'o',
    title: ' Theft ',
    description: 'd',
    template_id: 't',
    threat_actors: ' Insiders, , Crime ,',
    attributes: ATTRIBUTES,
  };
  expect(SCENARIO_RULES.make(scenario)).toMatchObject({
    title: 'Theft',
    threat_actors: ['Insiders', 'Crime'],
    attributes: FILLED,
  });
});

test('a change is normalized the same way and contains only what it sets', () => {
  expect(ASSET_RULES.change({ name: ' web-1 ' })).toEqual({ name: 'web-1' });
  expect(ASSET_RULES.change({ status: 'Active', attributes: ATTRIBUTES })).toEqual({
    status: 'Active',
    attributes: FILLED,
  });
  expect(PROPERTY_RULES.change({ name: ' Vault ' })).toEqual({ name: 'Vault' });
  expect(PROPERTY_RULES.change({ value: '12', attributes: {} })).toEqual({ value: '12', attributes: {} });
  expect(SCENARIO_RULES.change({ title: ' Theft ' })).toEqual({ title: 'Theft' });
  expect(SCENARIO_RULES.change({ description: 'd', attributes: ATTRIBUTES })).toEqual({
    description: 'd',
    attributes: FILLED,
  });
});

test.each<[string, string | string[], string[]]>([
  ['a text', ' Insiders, , Crime ,', ['Insiders', 'Crime']],
  ['a list with blanks', ['x', ' '], ['x']],
  ['a list with repetitions', ['a', 'a'], ['a']],
  ['a list of texts with commas', ['Insiders, Crime'], ['Insiders', 'Crime']],
  ['nothing but commas', ' , ', []],
])('threat actors may be %s, also in a change', (_name, threat_actors, stored) => {
  expect(SCENARIO_RULES.change({ threat_actors })).toEqual({ threat_actors: stored });
  expect(
    SCENARIO_RULES.make({ organization_id: 'o', title: 'x', description: 'd', template_id: 't', threat_actors })
      .threat_actors,
  ).toEqual(stored);
});

test('an item is checked by its own fields and its attributes together', () => {
  const field = (name: string) => ({ name, label: name.toUpperCase(), type: 'text', required: true }) as const;
  const problems = (all: { field: string }[]) => all.map((problem) => problem.field);
  const asset = ASSET_RULES.make({
    organization_id: 'o',
    name: 'web-1',
    linked_properties: [],
    attributes: { rack: 'B' },
  });
  expect(
    problems(ASSET_RULES.problems(asset, { fields: [field('name'), field('rack'), field('status')] }, true)),
  ).toEqual(['status', 'linked_properties']);
  const property = PROPERTY_RULES.make({
    organization_id: 'o',
    name: 'Vault',
    linked_scenarios: ['s'],
    attributes: { floor: '1' },
  });
  expect(problems(PROPERTY_RULES.problems(property, { fields: [field('floor'), field('value')] }, true))).toEqual([
    'value',
  ]);
  const scenario = SCENARIO_RULES.make({
    organization_id: 'o',
    title: 'Theft',
    description: 'd',
    template_id: 't',
    attributes: { site: 'Here' },
  });
  expect(
    problems(SCENARIO_RULES.problems(scenario, { fields: [field('site'), field('threat_actors')] }, true)),
  ).toEqual(['threat_actors']);
  expect(problems(SCENARIO_RULES.problems(scenario, null, true))).toEqual(['template_id']);
  expect(SCENARIO_RULES.problems(scenario, null, false)).toEqual([]);
});
