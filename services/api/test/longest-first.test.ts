import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONGEST, longestFirst } from './longest-first.ts';

test('every file that is to run first exists', () => {
  expect(LONGEST.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([]);
});

test('a file that takes minutes does not wait for those that take seconds', () => {
  const files = [
    '/api/src/modules/tasks/tasks.test.ts',
    '/api/src/service-tests/processes/killed-import.test.ts',
    '/api/src/platform/bytes.test.ts',
    '/api/src/service-tests/fuzz/fuzz.test.ts',
  ];
  const order = longestFirst(files.map((moduleId) => ({ moduleId }))).map(({ moduleId }) => moduleId);
  expect(order).toEqual([files[3], files[1], files[0], files[2]]);
});
