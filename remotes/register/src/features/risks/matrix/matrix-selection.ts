/** Which cells of a person's matrix a filter by impact and probability selects. */
import type { MatrixCell, MatrixSize } from '@parapet/contracts/rules';
import { placeOnAxis, placeOnMatrix } from '@parapet/contracts/rules';
import { LEVELS } from '../risk-list.ts';

export type LevelText = (typeof LEVELS)[number];

/** Levels from 1 to 5; none means all. */
export interface MatrixSelection {
  impact: readonly LevelText[];
  likely: readonly LevelText[];
}

/** Part of the matrix: a cell, or a whole line of one impact or probability. */
export type MatrixPart = Partial<MatrixCell>;

/** The levels from 1 to 5 that stand at a place of an axis. */
export const levelsAt = (place: number | undefined, levels: number): readonly LevelText[] =>
  place === undefined ? [] : LEVELS.filter((value) => placeOnAxis(Number(value), levels) === place);

const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

function selectionOf(
  { impact, probability }: MatrixPart,
  { impactLevels, probabilityLevels }: MatrixSize,
): MatrixSelection {
  return { impact: levelsAt(impact, impactLevels), likely: levelsAt(probability, probabilityLevels) };
}

/** Selects a part of the matrix, or everything again when it is selected already. */
export function togglePart(selection: MatrixSelection, part: MatrixPart, size: MatrixSize): MatrixSelection {
  const wanted = selectionOf(part, size);
  return same(selection.impact, wanted.impact) && same(selection.likely, wanted.likely)
    ? { impact: [], likely: [] }
    : wanted;
}

/** Whether a filter selects a cell; without a filter no cell is selected. */
export function isCellSelected(
  { impact, likely }: MatrixSelection,
  cell: MatrixCell,
  { impactLevels, probabilityLevels }: MatrixSize,
): boolean {
  if (impact.length === 0 && likely.length === 0) return false;
  const isIn = (chosen: readonly LevelText[], place: number, levels: number) =>
    chosen.length === 0 || chosen.some((value) => placeOnAxis(Number(value), levels) === place);
  return isIn(impact, cell.impact, impactLevels) && isIn(likely, cell.probability, probabilityLevels);
}

/** Whether exactly this line is selected. */
export function isLineSelected(selection: MatrixSelection, part: MatrixPart, size: MatrixSize): boolean {
  const wanted = selectionOf(part, size);
  return same(selection.impact, wanted.impact) && same(selection.likely, wanted.likely);
}

/** Counts by cell of the person's matrix, from those by level. */
export function countsByCell(
  cells: readonly { impact_level: number; probability: number; count: number }[],
  size: MatrixSize,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const cell of cells) {
    const { impact, probability } = placeOnMatrix(cell, size);
    const key = `${impact}-${probability}`;
    counts.set(key, (counts.get(key) ?? 0) + cell.count);
  }
  return counts;
}
