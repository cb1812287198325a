import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { failureOf, isNotFound } from './failure.ts';

const refused = (status: number, detail?: string) =>
  new ApiError({ type: 'about:blank', title: 'Refused', status, code: 'refused', request_id: 'req-1', ...(detail !== undefined && { detail }) });

test('a refusal tells its reason, and which request to look for', () => {
  expect(failureOf(refused(409, 'It is closed'), 'Failed to save')).toEqual({ message: 'It is closed', requestId: 'req-1' });
});

test('an error without a reason for people gets the words of the screen', () => {
  expect(failureOf(new TypeError('x is undefined'), 'Failed to load')).toEqual({ message: 'Failed to load' });
});

test('only a 404 is something that is not there', () => {
  expect([isNotFound(refused(404)), isNotFound(refused(403)), isNotFound(new Error('404'))]).toEqual([true, false, false]);
});
