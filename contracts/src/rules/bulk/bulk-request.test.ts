import { expect, test } from 'vitest';
import { bulkErrors, errorsInSet, linksAfter } from './bulk-request.ts';

test('fields to set belong to an update, links to linking', () => {
  expect(bulkErrors({ action: 'update', set: { title: 'x' } })).toEqual([]);
  expect(bulkErrors({ action: 'delete' })).toEqual([]);
  expect(bulkErrors({ action: 'link', links: ['p'] })).toEqual([]);
  expect(bulkErrors({ action: 'delete', set: { title: 'x' } })).toMatchObject([{ path: '/set' }]);
  expect(bulkErrors({ action: 'unlink', links: ['p'], set: { title: 'x' } })).toMatchObject([{ path: '/set' }]);
  expect(bulkErrors({ action: 'update', links: ['p'], set: { title: 'x' } })).toMatchObject([{ path: '/links' }]);
});

test('errors point into the fields to set', () => {
  expect(errorsInSet([{ path: '/owner_id', message: 'refers to a record that does not exist' }])).toEqual([
    { path: '/set/owner_id', message: 'refers to a record that does not exist' },
  ]);
});

test.each([
  ['link', ['p', 'q'], ['q', 'r'], ['p', 'q', 'r'], ['r']],
  ['link', [], ['p'], ['p'], ['p']],
  ['link', ['p'], ['p'], ['p'], []],
  ['unlink', ['p', 'q', 'r'], ['r', 'p', 's'], ['q'], ['r', 'p']],
  ['unlink', ['p'], ['p'], [], ['p']],
] as const)('%s: links before %j and in the request %j result in %j', (action, before, links, after, changed) => {
  expect(linksAfter(action, before, links)).toEqual({ after, changed });
});
