import { expect, test } from 'vitest';
import { answersWithFields, fieldsFromAnswer, syncedField } from './two-way-sync.ts';

test.each([
  ['context_severity', 'severity'],
  ['s1_impact_level', 'impact_level'],
  ['probability_of_loss', 'probability'],
  ['s_category', 'category'],
  ['x_status_y', 'status'],
  ['context_impact', null],
  ['context_scope', null],
])('the answer %s is synchronized with %s', (key, field) => expect(syncedField(key)).toBe(field));

test('synchronized answers follow the risk', () => {
  expect(
    answersWithFields({ s_severity: 'low', s_impact_level: 1, s_scope: 'All' }, { severity: 'high', probability: 4 }),
  ).toEqual({ s_severity: 'high', s_impact_level: 1, s_scope: 'All' });
});

test.each([
  ['s_severity', 'High', { severity: 'high' }],
  ['s_severity', 'Extreme', {}],
  ['s_impact_level', '4', { impact_level: 4 }],
  ['s_impact_level', 6, {}],
  ['s_probability', '', {}],
  ['s_probability', 2.5, {}],
  ['s_category', 'Privacy', { category: 'Privacy' }],
  ['s_status', 'In-Progress', { status: 'in-progress' }],
  ['s_status', 'archived', {}],
  ['s_scope', 'high', {}],
])('the answer %s: %j sets %j', (key, value, fields) => expect(fieldsFromAnswer(key, value)).toEqual(fields));
