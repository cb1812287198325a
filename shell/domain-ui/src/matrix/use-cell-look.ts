import type { Level } from '@parapet/contracts';
import { cellLevel, levelColor, type MatrixCell, type MatrixColors, type MatrixLevels } from '@parapet/contracts/rules';
import { inkOn } from '@parapet/ui';
import { useMemo } from 'react';

/** Attributes of a cell: the colors of its level, or the one that the person chose for it, with text that can be read on it. */
export interface CellLook {
  style: { background: string; color: string };
}

/** How a level looks: in the color that the settings show, the same in each theme. */
export function levelLook(level: Level, colors: Readonly<MatrixColors>): CellLook {
  const background = levelColor(level, colors);
  return { style: { background, color: inkOn(background) } };
}

/** How the cells of a person's matrix look. */
export function useCellLook(matrix: MatrixLevels & { colors: MatrixColors }): (cell: MatrixCell) => CellLook {
  return useMemo(() => (cell) => levelLook(cellLevel(cell, matrix), matrix.colors), [matrix]);
}
