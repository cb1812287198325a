import { MATRIX_LEVELS, withMatrixSize } from '@parapet/contracts/rules';
import { Card, Muted, Stack } from '@parapet/ui';
import { SegmentedControl } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import type { MatrixProps } from './matrix-props.ts';

const OPTIONS = MATRIX_LEVELS.map((value) => ({ value, label: String(value) }));

/** Three to five levels on each axis. */
export function LevelsCard({ matrix, onChange }: MatrixProps) {
  const t = useTexts();
  const { impactLevels, probabilityLevels } = matrix;
  return (
    <Card title={t('matrix.levels')}>
      <Stack>
        <SegmentedControl
          label={t('matrix.impact-levels')}
          fullWidth
          options={OPTIONS}
          value={OPTIONS.find(({ value }) => value === impactLevels)?.value}
          onChange={(levels) => onChange(withMatrixSize(matrix, { impactLevels: levels, probabilityLevels }))}
        />
        <SegmentedControl
          label={t('matrix.probability-levels')}
          fullWidth
          options={OPTIONS}
          value={OPTIONS.find(({ value }) => value === probabilityLevels)?.value}
          onChange={(levels) => onChange(withMatrixSize(matrix, { impactLevels, probabilityLevels: levels }))}
        />
        <Muted as="p" size="xs" lh="1.125rem">
          {t('matrix.yours')}
        </Muted>
      </Stack>
    </Card>
  );
}
