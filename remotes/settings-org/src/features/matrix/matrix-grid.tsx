import { LEVELS, type Level, type RiskMatrix } from '@parapet/contracts';
import { cellKey, cellLevel, cellScores, matrixRows, type MatrixCell } from '@parapet/contracts/rules';
import { arrowStep, useCellLook, useDomainTexts, useScaleText } from '@parapet/domain-ui';
import { VisuallyHidden } from '@parapet/ui';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './matrix-grid.module.css';

interface MatrixGridProps {
  matrix: RiskMatrix;
  chosen: MatrixCell | undefined;
  onChoose: (cell: MatrixCell) => void;
  /** Null brings the computed level back. */
  onLevel: (cell: MatrixCell, level: Level | null) => void;
}

/** Impact in rows, the highest on top, and probability in columns. One tab stop: arrows move, digits set a level, Delete resets it. */
export function MatrixGrid({ matrix, chosen, onChoose, onLevel }: MatrixGridProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const lookOf = useCellLook(matrix);
  const rows = matrixRows(matrix);
  const stop = chosen === undefined ? `${matrix.impactLevels}-1` : cellKey(chosen);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, cell: MatrixCell) => {
    const digit = LEVELS[Number(event.key) - 1];
    const next = neighbor(event.key, cell, matrix);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (digit !== undefined) onLevel(cell, digit);
    else if (event.key === 'Delete' || event.key === 'Backspace') onLevel(cell, null);
    else if (next !== undefined)
      event.currentTarget
        .closest('table')
        ?.querySelector<HTMLElement>(`[data-at="${cellKey(next)}"]`)
        ?.focus();
    else return;
    event.preventDefault();
    if (next === undefined) onChoose(cell);
  };
  const button = (cell: MatrixCell) => {
    const key = cellKey(cell);
    const { lowest, highest } = cellScores(cell, matrix);
    const score = lowest === highest ? String(lowest) : t('matrix.scores', { lowest, highest });
    const level = t(`matrix.${cellLevel(cell, matrix)}`);
    const own = Object.hasOwn(matrix.customCellRiskLevels, key);
    return (
      <button
        type="button"
        className={classes.cell}
        {...lookOf(cell)}
        data-at={key}
        data-own={own || undefined}
        aria-pressed={cellKey(cell) === (chosen && cellKey(chosen))}
        aria-label={t(own ? 'matrix.cell-own' : 'matrix.cell', { ...cell, score, level })}
        tabIndex={key === stop ? 0 : -1}
        onClick={() => onChoose(cell)}
        onKeyDown={(event) => onKeyDown(event, cell)}
      >
        {score}
        {own && <small className={classes.own}>{level}</small>}
      </button>
    );
  };
  return (
    <div className={classes.root}>
      <div className={classes.impact} aria-hidden>
        {words('field.impact')}
      </div>
      <table className={classes.grid}>
        <caption>
          <VisuallyHidden>{t('matrix.caption')}</VisuallyHidden>
        </caption>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]?.impact}>
              <th scope="row" className={classes.rowHead}>
                <AxisLabel level={row[0]?.impact ?? 0} levels={matrix.impactLevels} of="impact" />
              </th>
              {row.map((cell) => (
                <td key={cellKey(cell)}>{button(cell)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={classes.rowHead}>
              <VisuallyHidden>{words('field.probability')}</VisuallyHidden>
            </th>
            {(rows[0] ?? []).map(({ probability }) => (
              <th key={probability} scope="col" className={classes.columnHead}>
                <AxisLabel level={probability} levels={matrix.probabilityLevels} of="probability" />
              </th>
            ))}
          </tr>
        </tbody>
      </table>
      <div className={classes.probability} aria-hidden>
        {words('field.probability')}
      </div>
    </div>
  );
}

/** The level with its word where the axis has all five levels, and the number alone on a phone or a shorter axis. */
function AxisLabel({ level, levels, of }: { level: number; levels: number; of: 'impact' | 'probability' }) {
  const scaleText = useScaleText();
  if (levels !== 5) return level;
  return (
    <>
      <span className={classes.wide}>{scaleText(level, of)}</span>
      <span className={classes.narrow}>{level}</span>
    </>
  );
}

/** The cell that an arrow key leads to: the same one at the edge. Undefined for other keys. */
function neighbor(
  key: string,
  { impact, probability }: MatrixCell,
  { impactLevels, probabilityLevels }: RiskMatrix,
): MatrixCell | undefined {
  const step = arrowStep(key);
  if (step === undefined) return undefined;
  const within = (value: number, levels: number) => Math.min(levels, Math.max(1, value));
  return {
    impact: within(impact + step[0], impactLevels),
    probability: within(probability + step[1], probabilityLevels),
  };
}
