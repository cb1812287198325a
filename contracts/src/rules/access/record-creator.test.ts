import { expect, test } from 'vitest';
import { creatorChangeErrors, creatorErrors, authorErrors } from './record-creator.ts';

const refusedAt = (path: string, message = 'must be your own user id') => [{ path, message }];

test.each<[string, { created_by?: string }, boolean]>([
  ['nobody', {}, true],
  ['the caller', { created_by: 'ada' }, true],
  ['an unknown person', { created_by: 'unknown' }, true],
  ['somebody else', { created_by: 'bob' }, false],
  ['somebody with a similar id', { created_by: 'Ada' }, false],
])('a new record may name %s as its creator: %j, %s', (_name, body, allowed) => {
  expect(creatorErrors(body, 'ada')).toEqual(allowed ? [] : refusedAt('/created_by'));
});

test.each<[string, { created_by?: string }, boolean]>([
  ['nobody', {}, true],
  ['the creator', { created_by: 'cleo' }, true],
  ['the caller', { created_by: 'ada' }, true],
  ['an unknown person', { created_by: 'unknown' }, true],
  ['somebody else', { created_by: 'bob' }, false],
])('a change may name %s as the creator: %j, %s', (_name, body, allowed) => {
  expect(creatorChangeErrors({ created_by: 'cleo' }, body, 'ada')).toEqual(
    allowed ? [] : refusedAt('/created_by', 'cannot be changed'),
  );
});

test.each<[string, { userId?: string }, boolean]>([
  ['nobody', {}, true],
  ['the caller', { userId: 'ada' }, true],
  ['somebody else', { userId: 'bob' }, false],
  // Section 6 allows this for flows only; the author of a note is always known.
  ['an unknown person', { userId: 'unknown' }, false],
])('a note may name %s as its author: %j, %s', (_name, body, allowed) => {
  expect(authorErrors(body, 'ada')).toEqual(allowed ? [] : refusedAt('/userId'));
});
