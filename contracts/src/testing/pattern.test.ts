import { expect, test } from 'vitest';
import { differences, fill } from './pattern.ts';

test('placeholders are replaced in all values and keys, and unknown ones throw', () => {
  expect(fill({ a: ['/{id}/x', /{id}/], b: { c: '{user:admin}' }, d: 1 }, { id: '7', 'user:admin': 'ada' })).toEqual({
    a: ['/7/x', /{id}/],
    b: { c: 'ada' },
    d: 1,
  });
  expect(fill({ '{id}:{id}': { '{id}': 1 } }, { id: '7' })).toEqual({ '7:7': { 7: 1 } });
  expect(() => fill('{nobody}', {})).toThrow('No value was saved as nobody');
});

test.each<[unknown, unknown, string[]]>([
  [{ a: 1 }, { a: 1, b: 2 }, []],
  [{ a: { b: 2 } }, { a: { b: 3 } }, ['/a/b is 3 instead of 2']],
  [{ a: undefined }, { a: 1 }, ['/a is 1 instead of undefined']],
  [[{ a: 1 }], [{ a: 1 }, { a: 2 }], ['the answer has 2 items instead of 1: [{"a":1},{"a":2}]']],
  [[], {}, ['the answer is not a list']],
  [{ a: /^x/ }, { a: 'y' }, ['/a is "y", which does not fit /^x/']],
  [{ a: /^x/ }, { a: 'xy' }, []],
  [{ a: null }, {}, ['/a is undefined instead of null']],
  [{ a: 1 }, null, ['the answer is null instead of an object']],
])('the differences between the pattern %j and the value %j are listed', (pattern, value, found) =>
  expect(differences(pattern, value)).toEqual(found),
);
