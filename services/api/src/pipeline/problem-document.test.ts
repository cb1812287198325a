import { expect, test } from 'vitest';
import {
  DuplicateError,
  StoreBusyError,
  StoreDamagedError,
  StoreFullError,
  StoreUnavailableError,
} from '../store/port.ts';
import { problemOf } from './problem-document.ts';

test.each([
  [new DuplicateError('key'), 409, 'already_exists', {}],
  [new StoreBusyError('1000 writers wait'), 503, 'busy', { 'retry-after': '1' }],
  [new StoreUnavailableError('connect ECONNREFUSED 10.0.0.1:27017'), 503, 'not_ready', { 'retry-after': '5' }],
  [new StoreFullError('database or disk is full'), 507, 'storage_full', {}],
  [new StoreDamagedError('Tree 7 page 12'), 503, 'database_damaged', { 'retry-after': '600' }],
  [new Error('secret'), 500, 'internal_error', {}],
])('%s is a problem without details of the error', (error, status, code, headers) => {
  const problem = problemOf(error);
  expect(problem).toMatchObject({ status, code, headers });
  expect(problem.detail).not.toContain(error.message);
});
