import { expect, test } from 'vitest';
import { riskSummary } from './risk-summary.ts';

const cell = (impact_level: number, probability: number, count: number) => ({ impact_level, probability, count });

test('risks are counted by the bucket of their score, and by cell in order, without empty cells', () => {
  expect(riskSummary([cell(5, 5, 2), cell(1, 3, 4), cell(3, 3, 1), cell(1, 2, 0), cell(2, 4, 5)])).toEqual({
    total: 12,
    levels: { low: 4, medium: 5, high: 1, critical: 2 },
    cells: [cell(1, 3, 4), cell(2, 4, 5), cell(3, 3, 1), cell(5, 5, 2)],
  });
});

test('without risks every count is zero', () => {
  expect(riskSummary([])).toEqual({ total: 0, levels: { low: 0, medium: 0, high: 0, critical: 0 }, cells: [] });
});
