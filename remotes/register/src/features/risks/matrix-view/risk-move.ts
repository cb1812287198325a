/** Where a risk goes on the matrix. */
import type { Risk } from '@parapet/contracts';
import { cellKey, placeOnMatrix, type MatrixCell, type MatrixSize } from '@parapet/contracts/rules';
import { levelsAt } from '../matrix/matrix-selection.ts';

/** Both 1-5. */
export type Scores = Pick<Risk, 'impact_level' | 'probability'>;

/** The values from 1 to 5 that stand at a place of an axis, lowest first. */
export const valuesAt = (place: number, levels: number): readonly number[] => levelsAt(place, levels).map(Number);

/** Of the values at a place, the one that changes least; the value itself when it is there already. */
function nearest(value: number, place: number, levels: number): number {
  const [first = value, ...others] = valuesAt(place, levels);
  return others.reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best), first);
}

/** The scores of a risk that is moved to a cell of a person's matrix. */
export function scoresIn(risk: Scores, cell: MatrixCell, { impactLevels, probabilityLevels }: MatrixSize): Scores {
  return {
    impact_level: nearest(risk.impact_level, cell.impact, impactLevels),
    probability: nearest(risk.probability, cell.probability, probabilityLevels),
  };
}

/** Key of the cell that a risk is in. */
export const cellOf = (risk: Scores, size: MatrixSize) => cellKey(placeOnMatrix(risk, size));

/** The cell with this key. */
export function cellOfKey(key: string): MatrixCell {
  const [impact = 0, probability = 0] = key.split('-').map(Number);
  return { impact, probability };
}
