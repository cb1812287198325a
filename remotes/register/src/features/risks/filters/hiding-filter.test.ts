import type { RiskFacets } from '@parapet/contracts';
import { expect, it } from 'vitest';
import { hidingFilter } from './hiding-filter.ts';

const facets: RiskFacets = {
  total: 0,
  levels: { low: 0, medium: 0, high: 0, critical: 0 },
  cells: [{ impact_level: 1, probability: 1, count: 4 }],
  severity: [{ value: 'low', count: 1 }],
  status: [{ value: 'archived', count: 90 }],
  flow: [],
  category: [],
  owner_id: [],
  reviewer_id: [],
  tableId: [],
  assets: [],
  scenarios: [],
  due_by: [],
  changed_since: [],
};
const chip = (id: string, onRemove?: () => void) => ({ id, label: id, value: 'x', ...(onRemove && { onRemove }) });
const remove = () => {};

it('hidingFilter returns the filter whose removal shows the most risks', () => {
  expect(hidingFilter([chip('severity', remove), chip('matrix', remove), chip('q', remove)], facets)).toEqual({
    filterId: 'matrix',
    count: 4,
  });
});

it('hidingFilter ignores filters that cannot be removed or hide only archived risks', () => {
  expect(hidingFilter([chip('severity')], facets)).toBeUndefined();
  expect(hidingFilter([chip('status', remove)], facets)).toBeUndefined();
  expect(hidingFilter([chip('severity', remove)], undefined)).toBeUndefined();
});
