import { expect, test } from 'vitest';
import {
  parseOptions,
  parseThreatActors,
  templateDefaults,
  templateValueProblems,
  type ValueField,
} from './template-values.ts';

const field = (type: ValueField['type'], required = false, options?: string[]): ValueField => ({
  name: 'x',
  label: 'Extra',
  type,
  required,
  ...(options && { options }),
});

test.each(['text', 'textarea', 'select', 'number', 'checkbox'] as const)('a required %s must have a value', (type) => {
  const required = [{ field: 'x', message: 'Extra is required' }];
  expect(templateValueProblems([field(type, true, ['a'])], {})).toMatchObject(required);
  expect(templateValueProblems([field(type, true, ['a'])], { x: '  ' })).toMatchObject(required);
  expect(templateValueProblems([field(type, false, ['a'])], { x: null })).toEqual([]);
});

test.each<[ValueField, unknown, string | null]>([
  [field('text'), 'a', null],
  [field('text'), ['a', 'b'], null],
  [field('textarea'), 3, 'Extra must be text'],
  [field('select', false, ['Low', 'High']), 'High', null],
  [field('select', false, ['Low', 'High']), 'high', 'Extra must be one of Low, High'],
  [field('number'), 0, null],
  [field('number'), '12.5', null],
  [field('number'), 'twelve', 'Extra must be a number'],
  [field('number'), Number.NaN, 'Extra must be a number'],
  [field('number'), true, 'Extra must be a number'],
  [field('checkbox', true), false, null],
  [field('checkbox'), 'yes', 'Extra must be checked or not'],
])('%j with the value %j: %j', (one, value, message) => {
  expect(templateValueProblems([one], { x: value })).toMatchObject(message === null ? [] : [{ field: 'x', message }]);
});

test('an empty list does not fill a required field', () => {
  expect(templateValueProblems([field('text', true)], { x: [] })).toMatchObject([
    { field: 'x', message: 'Extra is required' },
  ]);
});

test('inherited properties are not values', () => {
  expect(templateValueProblems([{ ...field('text', true), name: 'constructor' }], {})).toMatchObject([
    { field: 'constructor', message: 'Extra is required' },
  ]);
});

test('a new item starts with the defaults', () => {
  expect(
    templateDefaults([
      field('text'),
      { ...field('checkbox'), name: 'y' },
      { ...field('select'), name: 'z', defaultValue: 'Active' },
    ]),
  ).toEqual({ x: '', y: false, z: 'Active' });
});

test('options are entered one per line', () => {
  expect(parseOptions(' Low \n\nHigh\r\n  \nLow')).toEqual(['Low', 'High']);
  expect(parseOptions('')).toEqual([]);
  expect(parseOptions('A, B\nC')).toEqual(['A, B', 'C']);
});

test('threat actors are separated by commas', () => {
  expect(parseThreatActors(' Insiders, , Organized crime,Insiders')).toEqual(['Insiders', 'Organized crime']);
  expect(parseThreatActors(['Insiders ', ''])).toEqual(['Insiders']);
  // Each text of a list may contain commas too: badges and filters show every actor on its own.
  expect(parseThreatActors(['Insiders, Crime', 'States', ' , '])).toEqual(['Insiders', 'Crime', 'States']);
  expect(parseThreatActors(undefined)).toEqual([]);
  expect(parseThreatActors('')).toEqual([]);
});
