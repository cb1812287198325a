import { DEFAULT_MATRIX_COLORS, type MatrixColors } from '@parapet/contracts/rules';
import { Card, SimpleGrid, Stack } from '@parapet/ui';
import { ColorField } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './matrix-tab.module.css';
import type { MatrixProps } from './matrix-props.ts';

const SWATCHES = Object.values(DEFAULT_MATRIX_COLORS);

const FIELDS = [
  ['lowRisk', 'matrix.low'],
  ['mediumRisk', 'matrix.medium'],
  ['highRisk', 'matrix.high'],
  ['criticalRisk', 'matrix.critical'],
] as const satisfies readonly (readonly [keyof MatrixColors, string])[];

/** One color for each level. */
export function ColorsCard({ matrix, onChange }: MatrixProps) {
  const t = useTexts();
  return (
    <Card title={t('matrix.colors')}>
      <Stack>
        <SimpleGrid cols={2}>
          {FIELDS.map(([key, level]) => (
            <ColorField
              key={key}
              label={t(level)}
              value={matrix.colors[key]}
              swatches={SWATCHES}
              error={matrix.colors[key] === '' ? t('matrix.color-needed') : undefined}
              onChange={(color) => onChange({ ...matrix, colors: { ...matrix.colors, [key]: color ?? '' } })}
            />
          ))}
        </SimpleGrid>
        <p className={classes.note}>{t('matrix.colors-note')}</p>
      </Stack>
    </Card>
  );
}
