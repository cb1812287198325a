import { expect, test } from 'vitest';
import { newAsset, newProperty, newScenario } from './new-item.ts';

test('missing fields of a new asset are empty', () => {
  expect(
    newAsset({ organization_id: 'org', name: ' web-1 ', linked_properties: ['p'], attributes: { cores: 8 } }),
  ).toEqual({
    name: 'web-1',
    description: '',
    type: '',
    status: '',
    risk_level: null,
    linked_properties: ['p'],
    template_id: null,
    attributes: { cores: 8 },
  });
});

test('missing fields of a new property are empty', () => {
  expect(newProperty({ organization_id: 'org', name: 'Vault', type: 'Physical', linked_scenarios: ['s'] })).toEqual({
    name: 'Vault',
    type: 'Physical',
    category: '',
    value: '',
    description: '',
    linked_scenarios: ['s'],
    linked_risks: [],
    template_id: null,
    attributes: {},
  });
});

test('a new scenario has no threat actors by default', () => {
  const scenario = { organization_id: 'org', title: ' Theft ', description: 'A laptop is stolen', template_id: 't' };
  expect(newScenario(scenario)).toEqual({
    title: 'Theft',
    description: 'A laptop is stolen',
    template_id: 't',
    threat_actors: [],
    linked_controls: [],
    attributes: {},
  });
  expect(newScenario({ ...scenario, threat_actors: ['Thieves ', 'Thieves'] }).threat_actors).toEqual(['Thieves']);
});
