import type { Level } from '@parapet/contracts';
import { cellLevel, DEFAULT_MATRIX_COLORS, levelColor, type MatrixCell, type MatrixColors, type MatrixLevels } from '@parapet/contracts/rules';
import { LEVEL_TONES, readableOn } from '@parapet/ui';
import { useMemo } from 'react';

/** Attributes of a cell: the colors of its level, or the one that the person chose for it, with text that can be read on it. */
export interface CellLook {
  style: { background: string; color: string };
}

/** How a level looks. The product's own colors follow the theme, others are shown as they are. */
export function levelLook(level: Level, colors: Readonly<MatrixColors>): CellLook {
  const background = levelColor(level, colors);
  const tone = LEVEL_TONES[level];
  if (background.toLowerCase() === levelColor(level, DEFAULT_MATRIX_COLORS)) return { style: { background: `var(--pp-${tone}-soft)`, color: `var(--pp-${tone}-text)` } };
  return { style: { background, color: readableOn(background) } };
}

/** How the cells of a person's matrix look. */
export function useCellLook(matrix: MatrixLevels & { colors: MatrixColors }): (cell: MatrixCell) => CellLook {
  return useMemo(() => (cell) => levelLook(cellLevel(cell, matrix), matrix.colors), [matrix]);
}
