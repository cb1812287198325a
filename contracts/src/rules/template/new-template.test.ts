import { expect, test } from 'vitest';
import { newTemplate, templateChange, templateChangeErrors, templateErrors } from './new-template.ts';

const newId = () => 'made';
const field = (name: string, order: number) => ({
  id: name,
  name,
  label: name.toUpperCase(),
  type: 'text' as const,
  required: false,
  order,
});

test('missing fields of a new template are empty, and it is not a default', () => {
  expect(newTemplate('asset', { organization_id: 'o', name: ' Laptop ', category: 'Physical' }, newId)).toEqual({
    name: 'Laptop',
    category: 'Physical',
    description: '',
    is_default: false,
    fields: [],
  });
});

test('fields are sorted by their order and renumbered from the first number of the kind', () => {
  const fields = [field('b', 7), field('a', 3)];
  const orders = (template: { fields?: readonly { name: string; order: number }[] }) =>
    template.fields?.map(({ name, order }) => [name, order]);
  expect(orders(newTemplate('property', { organization_id: 'o', name: 'P', category: 'Own', fields }, newId))).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
  expect(orders(templateChange('risk-scenario', { fields }, newId))).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

test('a field without an id gets one', () => {
  const { id: _, ...unnamed } = field('b', 1);
  expect(
    newTemplate(
      'asset',
      { organization_id: 'o', name: 'T', category: 'Data', fields: [field('a', 0), unnamed] },
      newId,
    ).fields.map(({ id }) => id),
  ).toEqual(['a', 'made']);
});

test('a change contains what it sets, trimmed', () => {
  expect(templateChange('property', { name: ' P ', is_default: true }, newId)).toEqual({ name: 'P', is_default: true });
});

test.each([
  [
    'two fields with the same name',
    [field('a', 0), field('a', 1)],
    [{ path: '/fields', message: 'Two fields cannot have the same name' }],
  ],
  [
    'no label',
    [{ ...field('a', 0), label: ' ' }],
    [{ path: '/fields', message: 'All fields must have a name and label' }],
  ],
  [
    'a forbidden name',
    [field('a', 0), field('constructor', 1)],
    [{ path: '/fields/1/name', message: 'cannot be used as the name of a field' }],
  ],
  [
    'a type that does not fit the own field',
    [field('a', 0), { ...field('risk_level', 1), type: 'number' as const }],
    [
      {
        path: '/fields/1/type',
        message: 'RISK_LEVEL cannot be of type number: risk_level is one of Low, Medium, High, Critical',
      },
    ],
  ],
  [
    'a select without options',
    [{ ...field('a', 0), type: 'select' as const }],
    [{ path: '/fields/0/options', message: 'A needs at least one option' }],
  ],
  ['valid fields', [field('a', 0), field('name', 1)], []],
])('templateErrors returns the expected errors for %s', (_name, fields, errors) =>
  expect(templateErrors('asset', { name: 'T', category: 'C', fields })).toEqual(errors),
);

test('a template with invalid stored fields can be renamed, but they cannot be sent again', () => {
  const before = { name: 'T', category: 'C', fields: [{ ...field('a', 0), type: 'select' as const }] };
  expect(templateChangeErrors('property', before, { name: 'Other' })).toEqual([]);
  expect(templateChangeErrors('property', before, { fields: before.fields })).toEqual([
    { path: '/fields/0/options', message: 'A needs at least one option' },
  ]);
  expect(templateChangeErrors('property', before, { fields: [field('a', 0)] })).toEqual([]);
});

test('options are stored without blanks and repetitions', () => {
  const choice = { ...field('a', 0), type: 'select' as const, options: [' x ', '', 'y', 'x'], defaultValue: 'y' };
  expect(
    newTemplate('asset', { organization_id: 'o', name: 'T', category: 'Data', fields: [choice] }, newId).fields,
  ).toEqual([{ ...choice, options: ['x', 'y'] }]);
  expect(templateChange('asset', { fields: [choice] }, newId)).toEqual({
    fields: [{ ...choice, options: ['x', 'y'] }],
  });
});
