import { expect, test } from 'vitest';
import { canDeleteTemplate, fieldId, startFields, templateProblem, withOrder } from './template-editor.ts';

const draft = { name: 'Router', category: 'Infrastructure', fields: [{ name: 'name', label: 'Name' }] };

test('name and category are required, and a name and label for each field', () => {
  expect(templateProblem(draft)).toBeNull();
  expect(templateProblem({ ...draft, fields: [] })).toBeNull();
  expect(templateProblem({ ...draft, name: ' ' })).toBe('Please fill in all required fields');
  expect(templateProblem({ ...draft, category: '' })).toBe('Please fill in all required fields');
  expect(templateProblem({ ...draft, fields: [{ name: 'a', label: ' ' }] })).toBe(
    'All fields must have a name and label',
  );
  expect(templateProblem({ ...draft, fields: [{ name: ' ', label: 'A' }] })).toBe(
    'All fields must have a name and label',
  );
});

test('two fields cannot have the same name', () => {
  expect(
    templateProblem({
      ...draft,
      fields: [
        { name: 'a', label: 'A' },
        { name: 'a ', label: 'B' },
      ],
    }),
  ).toBe('Two fields cannot have the same name');
});

test('default templates cannot be deleted', () => {
  expect(canDeleteTemplate({ is_default: true })).toEqual({
    allowed: false,
    reason: 'Default templates cannot be deleted.',
  });
  expect(canDeleteTemplate({ is_default: false })).toEqual({ allowed: true });
  // A seeded default stays a default, even if a person removes the mark.
  expect(canDeleteTemplate({ is_default: false, default_key: 'Digital' })).toEqual({
    allowed: false,
    reason: 'Default templates cannot be deleted.',
  });
});

test('order starts at 0, and at 1 in risk scenario templates', () => {
  expect(withOrder('asset', [{ id: 'a' }, { id: 'b' }])).toEqual([
    { id: 'a', order: 0 },
    { id: 'b', order: 1 },
  ]);
  expect(withOrder('property', [{ id: 'a' }])).toEqual([{ id: 'a', order: 0 }]);
  expect(withOrder('risk-scenario', [{ id: 'a', order: 9 }, { id: 'b' }])).toEqual([
    { id: 'a', order: 1 },
    { id: 'b', order: 2 },
  ]);
});

test('new templates start with the fields of their kind', () => {
  expect(startFields('asset').map(({ name }) => name)).toEqual(['name', 'type', 'risk_level', 'status', 'description']);
  expect(startFields('property').map(({ name }) => name)).toEqual(['name', 'type', 'description']);
  expect(startFields('risk-scenario')).toEqual([
    {
      id: 'field_threat_actors',
      name: 'threat_actors',
      label: 'Threat Actors',
      type: 'text',
      required: true,
      order: 1,
    },
    {
      id: 'field_impact_description',
      name: 'impact_description',
      label: 'Impact Description',
      type: 'textarea',
      required: true,
      order: 2,
    },
    {
      id: 'field_likelihood',
      name: 'likelihood',
      label: 'Likelihood',
      type: 'select',
      required: true,
      options: ['Very Low', 'Low', 'Medium', 'High', 'Very High'],
      order: 3,
    },
  ]);
});

test('field ids contain the time and a random part', () => {
  expect(fieldId(1_700_000_000_000, 'x7k2')).toBe('field_1700000000000_x7k2');
});
