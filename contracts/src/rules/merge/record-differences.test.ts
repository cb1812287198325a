import { describe, expect, it } from 'vitest';
import { recordDifferences } from './record-differences.ts';

const risk = {
  id: 'r1',
  organization_id: 'o1',
  version: 3,
  title: 'Fire',
  severity: 'low',
  selected_assets: ['a', 'b'],
  template_answers: { s1_a: 'yes', 's1_b/c': 2 },
  updated_at: '2026-01-01T00:00:00.000Z',
};

describe('the differences of two versions', () => {
  it('name the changed fields in the order of the record, with both values', () => {
    expect(recordDifferences(risk, { ...risk, severity: 'high', title: 'Fire in the depot' })).toEqual([
      { path: '/title', before: 'Fire', after: 'Fire in the depot' },
      { path: '/severity', before: 'low', after: 'high' },
    ]);
  });

  it('leave out what only the server writes', () => {
    expect(recordDifferences(risk, { ...risk, version: 4, updated_at: '2026-02-01T00:00:00.000Z' })).toEqual([]);
  });

  it('go into a map entry by entry, with keys escaped as in JSON pointers', () => {
    expect(recordDifferences(risk, { ...risk, template_answers: { 's1_b/c': 3, s1_d: null } })).toEqual([
      { path: '/template_answers/s1_a', before: 'yes', after: undefined },
      { path: '/template_answers/s1_b~1c', before: 2, after: 3 },
      { path: '/template_answers/s1_d', before: undefined, after: null },
    ]);
  });

  it('show a list as a whole, and only when it changed', () => {
    expect(recordDifferences(risk, { ...risk, selected_assets: ['a', 'b'] })).toEqual([]);
    expect(recordDifferences(risk, { ...risk, selected_assets: ['b', 'a'] })).toEqual([
      { path: '/selected_assets', before: ['a', 'b'], after: ['b', 'a'] },
    ]);
  });

  it('show every field of a new or deleted record', () => {
    expect(recordDifferences(null, { id: 'r1', title: 'Fire' })).toEqual([
      { path: '/title', before: undefined, after: 'Fire' },
    ]);
    expect(recordDifferences({ id: 'r1', title: 'Fire' }, null)).toEqual([
      { path: '/title', before: 'Fire', after: undefined },
    ]);
  });
});
