import { expect, test } from 'vitest';
import { keptMakerErrors, makerErrors, writerErrors } from './record-maker.ts';

const refusedAt = (path: string, message = 'must be your own user id') => [{ path, message }];

test.each<[string, { created_by?: string }, boolean]>([
  ['nobody', {}, true],
  ['whoever calls', { created_by: 'ada' }, true],
  ['nobody that the client knows', { created_by: 'unknown' }, true],
  ['somebody else', { created_by: 'bob' }, false],
  ['somebody who is called alike', { created_by: 'Ada' }, false],
])('a new record may name as its maker %s: %j, %s', (_name, body, allowed) => {
  expect(makerErrors(body, 'ada')).toEqual(allowed ? [] : refusedAt('/created_by'));
});

test.each<[string, { created_by?: string }, boolean]>([
  ['nobody', {}, true],
  ['who made it', { created_by: 'cleo' }, true],
  ['whoever calls', { created_by: 'ada' }, true],
  ['nobody that the client knows', { created_by: 'unknown' }, true],
  ['somebody else', { created_by: 'bob' }, false],
])('a change may name as the maker %s: %j, %s', (_name, body, allowed) => {
  expect(keptMakerErrors({ created_by: 'cleo' }, body, 'ada')).toEqual(allowed ? [] : refusedAt('/created_by', 'cannot be changed'));
});

test.each<[string, { userId?: string }, boolean]>([
  ['nobody', {}, true],
  ['whoever calls', { userId: 'ada' }, true],
  ['somebody else', { userId: 'bob' }, false],
  // Section 6 speaks of flows; who writes a note is always known.
  ['nobody that the client knows', { userId: 'unknown' }, false],
])('a note may name as its writer %s: %j, %s', (_name, body, allowed) => {
  expect(writerErrors(body, 'ada')).toEqual(allowed ? [] : refusedAt('/userId'));
});
