import { expect, test } from 'vitest';
import { propertyProblems } from './property-rules.ts';

const unlinked = { field: 'linked_scenarios', message: 'At least one scenario must be linked to this property' };
const template = { fields: [{ name: 'location', label: 'Location', type: 'text', required: true }] } as const;

test('a property needs a linked scenario', () => {
  expect(propertyProblems({ linked_scenarios: [], values: { name: 'Vault', type: 'Physical' } }, null)).toMatchObject([
    unlinked,
  ]);
  expect(propertyProblems({ linked_scenarios: ['s'], values: { name: 'Vault', type: 'Physical' } }, null)).toEqual([]);
});

test('without a template name and type are required', () => {
  expect(propertyProblems({ linked_scenarios: [], values: {} }, null)).toMatchObject([
    { field: 'name', message: 'name is required' },
    { field: 'type', message: 'type is required' },
    unlinked,
  ]);
});

test('with a template its required fields and a name are required', () => {
  expect(propertyProblems({ linked_scenarios: ['s'], values: { type: 'Physical' } }, template)).toMatchObject([
    { field: 'name', message: 'name is required' },
    { field: 'location', message: 'Location is required' },
  ]);
  expect(
    propertyProblems({ linked_scenarios: ['s'], values: { name: 'Vault', location: 'Basement' } }, template),
  ).toEqual([]);
});
