import { describe, expect, it } from 'vitest';
import { countsByCell, isCellSelected, isLineSelected, togglePart } from './matrix-selection.ts';

const FIVE = { impactLevels: 5, probabilityLevels: 5 };
const THREE = { impactLevels: 3, probabilityLevels: 3 };
const NOTHING = { impact: [], likely: [] };

describe('a part of the matrix', () => {
  it('is selected, and no longer when it is pressed again', () => {
    const cell = togglePart(NOTHING, { impact: 4, probability: 2 }, FIVE);
    expect(cell).toEqual({ impact: ['4'], likely: ['2'] });
    expect(togglePart(cell, { impact: 4, probability: 2 }, FIVE)).toEqual(NOTHING);
    expect(togglePart(cell, { impact: 4 }, FIVE)).toEqual({ impact: ['4'], likely: [] });
    expect(togglePart(NOTHING, { probability: 1 }, FIVE)).toEqual({ impact: [], likely: ['1'] });
  });

  it('has several levels in a smaller matrix', () => {
    expect(togglePart(NOTHING, { impact: 3, probability: 2 }, THREE)).toEqual({
      impact: ['4', '5'],
      likely: ['2', '3'],
    });
  });

  it('shows which cells and lines a filter selects', () => {
    const row = { impact: ['4' as const], likely: [] };
    expect([
      isCellSelected(row, { impact: 4, probability: 1 }, FIVE),
      isCellSelected(row, { impact: 3, probability: 1 }, FIVE),
      isCellSelected(NOTHING, { impact: 4, probability: 1 }, FIVE),
    ]).toEqual([true, false, false]);
    expect([isLineSelected(row, { impact: 4 }, FIVE), isLineSelected(row, { probability: 4 }, FIVE)]).toEqual([
      true,
      false,
    ]);
  });
});

it('risks are counted in the cells of the person’s matrix', () => {
  const cells = [
    { impact_level: 4, probability: 2, count: 3 },
    { impact_level: 5, probability: 3, count: 1 },
    { impact_level: 1, probability: 1, count: 2 },
  ];
  expect([...countsByCell(cells, FIVE)]).toEqual([
    ['4-2', 3],
    ['5-3', 1],
    ['1-1', 2],
  ]);
  expect([...countsByCell(cells, THREE)]).toEqual([
    ['3-2', 4],
    ['1-1', 2],
  ]);
});
