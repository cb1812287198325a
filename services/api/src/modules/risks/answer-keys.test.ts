import { expect, test } from 'vitest';
import type { RiskUpdate } from '@parapet/contracts';
import { readable, storable } from './answer-keys.ts';

test.each([
  'What happens, e.g. in a flood?_0',
  '$where',
  'a.b.c',
  '%2E',
  '100 %',
  'constructor',
  'prototype',
  'a\0b',
  'plain',
  '%63onstructor',
])('the key %j is stored without dots and operators, and restored on reading', (key) => {
  const stored = storable({ template_answers: { [key]: 'yes' } });
  const [storedKey = ''] = Object.keys(stored.template_answers);
  expect(storedKey).not.toMatch(/[.\0]|^\$|^(__proto__|constructor|prototype)$/);
  expect(readable(stored).template_answers).toEqual({ [key]: 'yes' });
});

test('different keys stay different', () => {
  const answers = { 'a.b': 1, 'a%2Eb': 2, 'a%252Eb': 3 };
  const stored = storable({ template_answers: answers });
  expect(Object.keys(stored.template_answers)).toHaveLength(3);
  expect(readable(stored).template_answers).toEqual(answers);
});

test('a change without answers is stored without answers', () => {
  const change: RiskUpdate = { title: 'x' };
  expect(storable(change)).toEqual({ title: 'x' });
});
