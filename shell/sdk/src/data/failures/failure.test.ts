import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { failureOf, isNotFound } from './failure.ts';

const refused = (status: number, detail?: string) =>
  new ApiError({
    type: 'about:blank',
    title: 'Refused',
    status,
    code: 'refused',
    request_id: 'req-1',
    ...(detail !== undefined && { detail }),
  });

test('the failure of a refused call has the reason and the request id', () => {
  expect(failureOf(refused(409, 'It is closed'), 'Failed to save')).toEqual({
    message: 'It is closed',
    requestId: 'req-1',
  });
});

test('the failure of an unexpected error has the screen’s own text and no request id', () => {
  expect(failureOf(new TypeError('x is undefined'), 'Failed to load')).toEqual({ message: 'Failed to load' });
});

test('isNotFound is true for a 404 only', () => {
  expect([isNotFound(refused(404)), isNotFound(refused(403)), isNotFound(new Error('404'))]).toEqual([
    true,
    false,
    false,
  ]);
});
