import { expect, test } from 'vitest';
import { pointerSegment } from './json-pointer.ts';

test.each([
  ['name', 'name'],
  ['a/b', 'a~1b'],
  ['a~b', 'a~0b'],
  ['~1', '~01'],
])('%s is escaped as %s', (key, segment) => {
  expect(pointerSegment(key)).toBe(segment);
});
