import { expect, test } from 'vitest';
import { newTemplate, templateChange, templateChangeErrors, templateErrors, templateNoun } from './new-template.ts';

const field = (name: string, order: number) => ({ id: name, name, label: name.toUpperCase(), type: 'text' as const, required: false, order });

test('a new template is empty where nothing is said, and no default', () => {
  expect(newTemplate('asset', { organization_id: 'o', name: ' Laptop ', category: 'Physical' })).toEqual({
    name: 'Laptop', category: 'Physical', description: '', is_default: false, fields: [],
  });
});

test('fields are kept in the order that they say, counted as the kind counts', () => {
  const fields = [field('b', 7), field('a', 3)];
  const orders = (template: { fields?: readonly { name: string; order: number }[] }) => template.fields?.map(({ name, order }) => [name, order]);
  expect(orders(newTemplate('property', { organization_id: 'o', name: 'P', category: 'Own', fields }))).toEqual([['a', 0], ['b', 1]]);
  expect(orders(templateChange('risk-scenario', { fields }))).toEqual([['a', 1], ['b', 2]]);
});

test('a change holds what it sets, trimmed', () => {
  expect(templateChange('property', { name: ' P ', is_default: true })).toEqual({ name: 'P', is_default: true });
});

test.each([
  ['two of a name', [field('a', 0), field('a', 1)], [{ path: '/fields', message: 'Two fields cannot have the same name' }]],
  ['no label', [{ ...field('a', 0), label: ' ' }], [{ path: '/fields', message: 'All fields must have a name and label' }]],
  ['a name that cannot be kept', [field('a', 0), field('constructor', 1)], [{ path: '/fields/1/name', message: 'is not a name that a field can have' }]],
  ['what nothing can fill', [field('a', 0), { ...field('risk_level', 1), type: 'number' as const }], [{ path: '/fields/1/type', message: 'RISK_LEVEL cannot be of type number: risk_level is one of Low, Medium, High, Critical' }]],
  ['a select without options', [{ ...field('a', 0), type: 'select' as const }], [{ path: '/fields/0/options', message: 'A needs at least one option' }]],
  ['nothing amiss', [field('a', 0), field('name', 1)], []],
])('%s', (_name, fields, errors) => expect(templateErrors('asset', { name: 'T', category: 'C', fields })).toEqual(errors));

test('a template that fields were wrong in before can be renamed, but its fields not sent again', () => {
  const before = { name: 'T', category: 'C', fields: [{ ...field('a', 0), type: 'select' as const }] };
  expect(templateChangeErrors('property', before, { name: 'Other' })).toEqual([]);
  expect(templateChangeErrors('property', before, { fields: before.fields })).toEqual([{ path: '/fields/0/options', message: 'A needs at least one option' }]);
  expect(templateChangeErrors('property', before, { fields: [field('a', 0)] })).toEqual([]);
});

test('options are kept without blanks and repetitions', () => {
  const choice = { ...field('a', 0), type: 'select' as const, options: [' x ', '', 'y', 'x'], defaultValue: 'y' };
  expect(newTemplate('asset', { organization_id: 'o', name: 'T', category: 'Data', fields: [choice] }).fields).toEqual([{ ...choice, options: ['x', 'y'] }]);
  expect(templateChange('asset', { fields: [choice] })).toEqual({ fields: [{ ...choice, options: ['x', 'y'] }] });
});

test('kinds are called as people call them', () => expect(templateNoun('risk-scenario')).toBe('risk scenario template'));
