import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONGEST } from './longest-first.ts';

test('every file that is to run first exists', () => {
  expect(LONGEST.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([]);
});
