import { expect, test } from 'vitest';
import { isFilled, requiredProblems, toFieldErrors } from './field-problem.ts';

test('blank text and empty lists are not filled; zero and false are', () => {
  expect([undefined, null, '', ' \n', [], [' ']].map(isFilled)).toEqual([false, false, false, false, false, false]);
  expect(['a', 0, false, ['a']].map(isFilled)).toEqual([true, true, true, true]);
});

test('each field that is not filled has a problem', () => {
  expect(requiredProblems({ name: 'a', type: ' ' }, ['name', 'type', 'risk_level'])).toEqual([
    { field: 'type', message: 'type is required', keyword: 'required', params: { missingProperty: 'type' } },
    {
      field: 'risk_level',
      message: 'risk_level is required',
      keyword: 'required',
      params: { missingProperty: 'risk_level' },
    },
  ]);
});

test('errors point to the own field or to the attribute', () => {
  expect(
    toFieldErrors(
      [
        { field: 'name', message: 'a' },
        { field: 'ip/type~1', message: 'b' },
      ],
      ['name'],
    ),
  ).toEqual([
    { path: '/name', message: 'a' },
    { path: '/attributes/ip~1type~01', message: 'b' },
  ]);
});
