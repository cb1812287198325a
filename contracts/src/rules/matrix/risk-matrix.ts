/** The risk matrix: the level of each cell and the cell of a risk (section 9 of the product's rules). */
import type { Level } from '../../schemas/level.ts';

/** Levels of each axis: 3, 4 or 5. */
export interface MatrixSize {
  impactLevels: number;
  probabilityLevels: number;
}

/** Both scales start at 1, the lowest. */
export interface MatrixCell {
  impact: number;
  probability: number;
}

export interface MatrixLevels extends MatrixSize {
  /** Levels that a person set by hand, by {@link cellKey}. */
  customCellRiskLevels: Readonly<Record<string, Level>>;
}

export interface MatrixColors {
  lowRisk: string;
  mediumRisk: string;
  highRisk: string;
  criticalRisk: string;
}

export const MATRIX_LEVELS = [3, 4, 5] as const;

/** Pale green, yellow, orange and red; dark text is readable on each. */
export const DEFAULT_MATRIX_COLORS: Readonly<MatrixColors> = {
  lowRisk: '#d3f9d8',
  mediumRisk: '#fff3bf',
  highRisk: '#ffd8a8',
  criticalRisk: '#ffa8a8',
};

export const DEFAULT_RISK_MATRIX: Readonly<MatrixLevels & { colors: Readonly<MatrixColors> }> = {
  impactLevels: 5,
  probabilityLevels: 5,
  colors: DEFAULT_MATRIX_COLORS,
  customCellRiskLevels: {},
};

/** Key of a cell among the levels set by hand: `{impact}-{probability}`. */
export function cellKey({ impact, probability }: MatrixCell): string {
  return `${impact}-${probability}`;
}

/**
 * The level of a cell that nobody set by hand.
 *
 * Score = (impact / levels) x (probability / levels), plus 0.2 when both ratios are above 0.4 and 0.4 when both are above
 * 0.6. Above 0.5 is critical, above 0.25 high, above 0.1 medium. The top-right cell is critical, and so is every cell
 * with both ratios at 0.8 or more.
 * @param cell impact 1 to `impactLevels`, probability 1 to `probabilityLevels`
 */
export function computedCellLevel(
  { impact, probability }: MatrixCell,
  { impactLevels, probabilityLevels }: MatrixSize,
): Level {
  // All values times 20 x levels, so that only integers are compared: 2/4 x 3/5 + 0.2 is exactly 0.5.
  const whole = impactLevels * probabilityLevels;
  const bothAbove = (fifths: number) =>
    5 * impact > fifths * impactLevels && 5 * probability > fifths * probabilityLevels;
  const bothFrom = (fifths: number) =>
    5 * impact >= fifths * impactLevels && 5 * probability >= fifths * probabilityLevels;
  if (bothFrom(4) || (impact === impactLevels && probability === probabilityLevels)) return 'critical';
  const bonus = (bothAbove(3) ? 8 : 0) + (bothAbove(2) ? 4 : 0);
  const score = 20 * impact * probability + bonus * whole;
  if (score > 10 * whole) return 'critical';
  if (score > 5 * whole) return 'high';
  return score > 2 * whole ? 'medium' : 'low';
}

/** The level of a cell: the one set by hand, else the computed one. */
export function cellLevel(cell: MatrixCell, matrix: MatrixLevels): Level {
  const key = cellKey(cell);
  const custom = Object.hasOwn(matrix.customCellRiskLevels, key) ? matrix.customCellRiskLevels[key] : undefined;
  return custom ?? computedCellLevel(cell, matrix);
}

/** Rows for display: the highest impact at the top, probability increasing to the right. */
export function matrixRows({ impactLevels, probabilityLevels }: MatrixSize): MatrixCell[][] {
  return Array.from({ length: impactLevels }, (_row, down) =>
    Array.from({ length: probabilityLevels }, (_cell, across) => ({
      impact: impactLevels - down,
      probability: across + 1,
    })),
  );
}

/**
 * The place of a value from 1 to 5 on an axis of 3 to 5 levels: in proportion, rounded up, so that a smaller matrix never shows a risk as
 * lower than it is.
 */
export function placeOnAxis(value: number, levels: number): number {
  return Math.ceil((value * levels) / 5);
}

/** The cell of a risk. @param risk both scales 1-5 */
export function placeOnMatrix(risk: { impact_level: number; probability: number }, size: MatrixSize): MatrixCell {
  return {
    impact: placeOnAxis(risk.impact_level, size.impactLevels),
    probability: placeOnAxis(risk.probability, size.probabilityLevels),
  };
}

/** The lowest and the highest score of the risks in a cell: the same where both axes have five levels. */
export function cellScores(cell: MatrixCell, size: MatrixSize): { lowest: number; highest: number } {
  const values = (place: number, levels: number) =>
    [1, 2, 3, 4, 5].filter((value) => placeOnAxis(value, levels) === place);
  const scores = values(cell.impact, size.impactLevels).flatMap((impact) =>
    values(cell.probability, size.probabilityLevels).map((probability) => impact * probability),
  );
  return { lowest: Math.min(...scores), highest: Math.max(...scores) };
}

/** A copy with the level of one cell set by hand, or computed again (null). */
export function withCellLevel<M extends MatrixLevels>(matrix: M, cell: MatrixCell, level: Level | null): M {
  const key = cellKey(cell);
  const others = Object.entries(matrix.customCellRiskLevels).filter(([other]) => other !== key);
  return { ...matrix, customCellRiskLevels: Object.fromEntries(level === null ? others : [...others, [key, level]]) };
}

/** A copy with other axes, without the levels that were set by hand for cells that it no longer has. */
export function withMatrixSize<M extends MatrixLevels>(matrix: M, { impactLevels, probabilityLevels }: MatrixSize): M {
  const cells = new Set(matrixRows({ impactLevels, probabilityLevels }).flat().map(cellKey));
  return {
    ...matrix,
    impactLevels,
    probabilityLevels,
    customCellRiskLevels: Object.fromEntries(
      Object.entries(matrix.customCellRiskLevels).filter(([key]) => cells.has(key)),
    ),
  };
}

/** The color of a level. */
export function levelColor(level: Level, colors: Readonly<MatrixColors>): string {
  return { low: colors.lowRisk, medium: colors.mediumRisk, high: colors.highRisk, critical: colors.criticalRisk }[
    level
  ];
}
