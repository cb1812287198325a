import { expect, it } from 'vitest';
import { isData, linesOfChanges, plainText } from './lines-of-changes.ts';

it('has one line for each changed field, of objects for each field inside', () => {
  const changed = { title: 'Flood', owner_id: null, tags: ['a'], template_answers: { s1_backup: 'Nightly' } };
  expect(linesOfChanges(changed)).toEqual([
    { path: '/title', value: 'Flood' },
    { path: '/owner_id', value: null },
    { path: '/tags', value: ['a'] },
    { path: '/template_answers/s1_backup', value: 'Nightly' },
  ]);
});

it.each([
  ['Flood', 'Flood', false],
  [4, '4', false],
  [null, '', true],
  [['a', 'b'], 'a, b', false],
  [[{ label: 'Name' }], '{"label":"Name"}', true],
])('%j is %j as plain text', (value, text, data) => {
  expect(plainText(value)).toBe(text);
  expect(isData(value)).toBe(data);
});
