import { describe, expect, test } from 'vitest';
import type { Level } from '../../schemas/level.ts';
import {
  DEFAULT_MATRIX_COLORS,
  DEFAULT_RISK_MATRIX,
  MATRIX_LEVELS,
  cellLevel,
  cellScores,
  computedCellLevel,
  levelColor,
  matrixRows,
  placeOnAxis,
  placeOnMatrix,
  withCellLevel,
  withMatrixSize,
} from './risk-matrix.ts';

const LETTERS: Readonly<Record<string, Level>> = { L: 'low', M: 'medium', H: 'high', C: 'critical' };

/** Worked out by hand from section 9. One line for each impact from 1 upwards, with the levels for probability 1 upwards. */
const TABLES: [impactLevels: number, probabilityLevels: number, lines: string[]][] = [
  [3, 3, ['M M H', 'M C C', 'H C C']],
  [4, 4, ['L M M M', 'M H C C', 'M C C C', 'M C C C']],
  [5, 5, ['L L M M M', 'L M M H H', 'M M C C C', 'M H C C C', 'M H C C C']],
  [3, 5, ['L M M H H', 'M H C C C', 'M H C C C']],
  [5, 3, ['L M M', 'M H H', 'M C C', 'H C C', 'H C C']],
  [3, 4, ['L M M H', 'M C C C', 'M C C C']],
  [4, 3, ['L M M', 'M C C', 'M C C', 'H C C']],
  [4, 5, ['L L M M M', 'L M H C C', 'M H C C C', 'M H C C C']],
  [5, 4, ['L L M M', 'L M H H', 'M H C C', 'M C C C', 'M C C C']],
];

describe.each(TABLES)('a matrix of %i impact and %i probability levels', (impactLevels, probabilityLevels, lines) => {
  test('has the levels of section 9', () => {
    lines.forEach((line, row) =>
      line
        .split(' ')
        .forEach((letter, column) =>
          expect(
            computedCellLevel({ impact: row + 1, probability: column + 1 }, { impactLevels, probabilityLevels }),
            `${row + 1}-${column + 1}`,
          ).toBe(LETTERS[letter]),
        ),
    );
  });
});

test('every size that the product offers is in the tables', () => {
  const sizes = MATRIX_LEVELS.flatMap((impact) => MATRIX_LEVELS.map((probability) => `${impact}x${probability}`));
  expect(TABLES.map(([impact, probability]) => `${impact}x${probability}`).toSorted()).toEqual(sizes.toSorted());
});

test('a level set by hand applies to its own cell only', () => {
  const matrix = { ...DEFAULT_RISK_MATRIX, customCellRiskLevels: { '5-5': 'low', '1-2': 'critical' } as const };
  expect(cellLevel({ impact: 5, probability: 5 }, matrix)).toBe('low');
  expect(cellLevel({ impact: 1, probability: 2 }, matrix)).toBe('critical');
  expect(cellLevel({ impact: 2, probability: 1 }, matrix)).toBe('low');
});

test('resetting a cell restores the computed level', () => {
  const set = withCellLevel(DEFAULT_RISK_MATRIX, { impact: 2, probability: 4 }, 'critical');
  expect(set.customCellRiskLevels).toEqual({ '2-4': 'critical' });
  expect(withCellLevel(set, { impact: 2, probability: 4 }, 'medium').customCellRiskLevels).toEqual({ '2-4': 'medium' });
  expect(withCellLevel(set, { impact: 2, probability: 4 }, null)).toEqual(DEFAULT_RISK_MATRIX);
  expect(DEFAULT_RISK_MATRIX.customCellRiskLevels).toEqual({});
});

test('a smaller matrix loses the levels set by hand of cells that it does not have', () => {
  const matrix = {
    ...DEFAULT_RISK_MATRIX,
    customCellRiskLevels: { '3-4': 'low', '3-3': 'high', '5-5': 'low' } as const,
  };
  const small = withMatrixSize(matrix, { impactLevels: 3, probabilityLevels: 3 });
  expect(small).toEqual({ ...matrix, impactLevels: 3, probabilityLevels: 3, customCellRiskLevels: { '3-3': 'high' } });
  expect(
    matrixRows(small)
      .flat()
      .map((cell) => cellLevel(cell, small)),
  ).toEqual([
    // Impact 3, 2, 1, each with probability 1, 2, 3; the last cell of the first row was set by hand.
    'high',
    'critical',
    'high',
    'medium',
    'critical',
    'critical',
    'medium',
    'medium',
    'high',
  ]);
  expect(withMatrixSize(small, DEFAULT_RISK_MATRIX)).toEqual({ ...matrix, customCellRiskLevels: { '3-3': 'high' } });
});

test('the first row has the highest impact', () => {
  expect(matrixRows({ impactLevels: 2, probabilityLevels: 3 })).toEqual([
    [
      { impact: 2, probability: 1 },
      { impact: 2, probability: 2 },
      { impact: 2, probability: 3 },
    ],
    [
      { impact: 1, probability: 1 },
      { impact: 1, probability: 2 },
      { impact: 1, probability: 3 },
    ],
  ]);
});

test.each([
  [5, [1, 2, 3, 4, 5]],
  [4, [1, 2, 3, 4, 4]],
  [3, [1, 2, 2, 3, 3]],
])('on an axis of %i levels, the values 1 to 5 are at %j', (levels, places) => {
  expect([1, 2, 3, 4, 5].map((value) => placeOnAxis(value, levels))).toEqual(places);
});

test('each axis places a risk by its own levels', () => {
  expect(placeOnMatrix({ impact_level: 3, probability: 5 }, { impactLevels: 3, probabilityLevels: 4 })).toEqual({
    impact: 2,
    probability: 4,
  });
});

test('a cell says which scores it holds', () => {
  expect(cellScores({ impact: 4, probability: 3 }, DEFAULT_RISK_MATRIX)).toEqual({ lowest: 12, highest: 12 });
  expect(cellScores({ impact: 3, probability: 3 }, { impactLevels: 3, probabilityLevels: 3 })).toEqual({
    lowest: 16,
    highest: 25,
  });
  expect(cellScores({ impact: 1, probability: 4 }, { impactLevels: 3, probabilityLevels: 4 })).toEqual({
    lowest: 4,
    highest: 5,
  });
});

test.each(
  MATRIX_LEVELS.flatMap((impactLevels) =>
    MATRIX_LEVELS.map((probabilityLevels) => ({ impactLevels, probabilityLevels })),
  ),
)('every cell of $impactLevels x $probabilityLevels holds some score', (size) => {
  for (const cell of matrixRows(size).flat()) expect(cellScores(cell, size).lowest).toBeGreaterThan(0);
});

test('default colors are hex colors, one for each level', () => {
  const colors = (['low', 'medium', 'high', 'critical'] as const).map((level) =>
    levelColor(level, DEFAULT_MATRIX_COLORS),
  );
  expect(new Set(colors).size).toBe(4);
  for (const color of colors) expect(color).toMatch(/^#[0-9a-f]{6}$/);
});
