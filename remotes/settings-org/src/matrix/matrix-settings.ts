import type { RiskMatrix } from '@parapet/contracts';
import { DEFAULT_MATRIX_COLORS, type MatrixColors } from '@parapet/contracts/rules';

/** Like '#d3f9d8'. */
export const isColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** Whether every color can be stored. A field that was cleared or holds something else stays as it was typed. */
export function hasColors({ colors }: RiskMatrix): boolean {
  return Object.values(colors).every(isColor);
}

/** The matrix as it can be drawn: default colors in place of those that are still being typed. */
export function drawable(matrix: RiskMatrix): RiskMatrix {
  const color = (key: keyof MatrixColors) =>
    isColor(matrix.colors[key]) ? matrix.colors[key] : DEFAULT_MATRIX_COLORS[key];
  return {
    ...matrix,
    colors: {
      lowRisk: color('lowRisk'),
      mediumRisk: color('mediumRisk'),
      highRisk: color('highRisk'),
      criticalRisk: color('criticalRisk'),
    },
  };
}
