import type { RiskMatrix } from '@parapet/contracts';
import { cellKey, DEFAULT_RISK_MATRIX, matrixRows, placeOnMatrix } from '@parapet/contracts/rules';
import { useCellLook, useDomainTexts } from '@parapet/domain-ui';
import { Group } from '@parapet/ui';
import classes from './score-matrix.module.css';

interface Assessment {
  impact_level: number;
  probability: number;
}

interface ScoreMatrixProps {
  /** Where the risk is. */
  current: Assessment;
  /** Where it was before a change that is not saved yet. */
  previous?: Assessment | undefined;
  /** Size and levels set by the person; the product's when absent. */
  matrix?: RiskMatrix | undefined;
}

/** A small picture of the matrix with the cell of one risk. The values beside it say the same in words, so it is hidden from screen readers. */
export function ScoreMatrix({ current, previous, matrix = DEFAULT_RISK_MATRIX }: ScoreMatrixProps) {
  const t = useDomainTexts();
  const lookOf = useCellLook(matrix);
  const here = cellKey(placeOnMatrix(current, matrix));
  const before = previous && cellKey(placeOnMatrix(previous, matrix));
  return (
    <div aria-hidden className={classes.root}>
      <div className={classes.grid} style={{ gridTemplateColumns: `repeat(${matrix.probabilityLevels}, 1fr)` }}>
        {matrixRows(matrix)
          .flat()
          .map((cell) => {
            const key = cellKey(cell);
            return (
              <span
                key={key}
                className={classes.cell}
                {...lookOf(cell)}
                data-place={key === here ? 'current' : key === before ? 'previous' : undefined}
              />
            );
          })}
      </div>
      <Group gap="0" justify="space-between" align="stretch" wrap="nowrap" mt="0.25rem" c="dimmed" fz="xs">
        <span>↑ {t('field.impact')}</span>
        <span>{t('field.probability')} →</span>
      </Group>
    </div>
  );
}
