import {
  cellKey,
  cellLevel,
  computedCellLevel,
  DEFAULT_RISK_MATRIX,
  matrixRows,
  sameValue,
  withCellLevel,
  type MatrixCell,
} from '@parapet/contracts/rules';
import { useNotify } from '@parapet/sdk';
import { Box, Button, Card } from '@parapet/ui';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { CellBar } from './cell-bar.tsx';
import { drawable } from '../../matrix/matrix-settings.ts';
import { MatrixGrid } from './matrix-grid.tsx';
import { MatrixLegend } from './matrix-legend.tsx';
import type { MatrixProps } from './matrix-props.ts';

/** The matrix as it will look. A cell that is chosen gets a level of its own, or its computed one back. */
export function PreviewCard({ matrix, onChange }: MatrixProps) {
  const t = useTexts();
  const notify = useNotify();
  const [chosen, setChosen] = useState<string | null>(null);
  const cells = matrixRows(matrix).flat();
  const isOwn = (cell: MatrixCell) => Object.hasOwn(matrix.customCellRiskLevels, cellKey(cell));
  const cell = cells.find((one) => cellKey(one) === chosen);
  const shown = drawable(matrix);
  const reset = () => {
    onChange(DEFAULT_RISK_MATRIX);
    notify.undo(t('matrix.was-reset'), () => onChange(matrix));
  };
  return (
    <Card
      title={t('matrix.preview')}
      description={t('matrix.choose')}
      padding="none"
      footer={
        <>
          <span>{t('matrix.own', { count: cells.filter(isOwn).length })}</span>
          <Box component="span" ms="auto">
            <Button
              size="sm"
              disabledReason={sameValue(matrix, DEFAULT_RISK_MATRIX) ? t('matrix.is-default') : null}
              onClick={reset}
            >
              {t('matrix.reset')}
            </Button>
          </Box>
        </>
      }
    >
      <MatrixLegend colors={shown.colors} />
      <MatrixGrid
        matrix={shown}
        chosen={cell}
        onChoose={(one) => setChosen(cellKey(one))}
        onLevel={(one, level) => onChange(withCellLevel(matrix, one, level))}
      />
      {cell !== undefined && (
        <CellBar
          key={chosen}
          cell={cell}
          level={cellLevel(cell, matrix)}
          computed={computedCellLevel(cell, matrix)}
          isOwn={isOwn(cell)}
          onLevel={(level) => onChange(withCellLevel(matrix, cell, level))}
        />
      )}
    </Card>
  );
}
