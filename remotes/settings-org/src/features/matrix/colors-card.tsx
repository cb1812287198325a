import { DEFAULT_MATRIX_COLORS, type MatrixColors } from '@parapet/contracts/rules';
import { useFormat } from '@parapet/sdk';
import { Card, contrast, inkOn, Muted, READABLE, readableColor, Stack, Text } from '@parapet/ui';
import { ColorField } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import { isColor } from '../../matrix/matrix-settings.ts';
import classes from './matrix-tab.module.css';
import type { MatrixProps } from './matrix-props.ts';

const SWATCHES = Object.values(DEFAULT_MATRIX_COLORS);

const FIELDS = [
  ['lowRisk', 'matrix.low'],
  ['mediumRisk', 'matrix.medium'],
  ['highRisk', 'matrix.high'],
  ['criticalRisk', 'matrix.critical'],
] as const satisfies readonly (readonly [keyof MatrixColors, string])[];

/** One color for each level, with how well numbers can be read on it. */
export function ColorsCard({ matrix, onChange }: MatrixProps) {
  const t = useTexts();
  const format = useFormat();
  const set = (key: keyof MatrixColors, color: string) =>
    onChange({ ...matrix, colors: { ...matrix.colors, [key]: color } });
  // A figure that is too low never reads as one that is enough.
  const ratioOf = (color: string) => {
    const ratio = contrast(color, inkOn(color));
    return (ratio < READABLE ? Math.floor : Math.round)(ratio * 10) / 10;
  };
  const shown = (ratio: number) => `${format.number(ratio)} : 1`;
  const reading = (key: keyof MatrixColors, level: string) => {
    const color = matrix.colors[key];
    if (!isColor(color)) return {};
    const ratio = ratioOf(color);
    const tooLow = ratio < READABLE;
    const aside = (
      <Text component="span" size="xs" {...(tooLow ? { c: 'var(--pp-amber-text)', fw: 600 } : { c: 'dimmed' })}>
        {shown(ratio)}
      </Text>
    );
    if (!tooLow) return { aside };
    const better = readableColor(color);
    const warning = (
      <>
        {t('matrix.hard-to-read', { level, ratio: shown(ratio), needed: shown(READABLE) })}{' '}
        <button type="button" className={classes.use} onClick={() => set(key, better)}>
          {t('matrix.use-color', { color: better })}
        </button>
      </>
    );
    return { aside, warning };
  };
  return (
    <Card
      title={t('matrix.colors')}
      actions={
        <Text component="span" size="xs" c="dimmed">
          {t('matrix.contrast')}
        </Text>
      }
    >
      <Stack>
        {FIELDS.map(([key, level]) => (
          <ColorField
            key={key}
            label={t(level)}
            value={matrix.colors[key]}
            swatches={SWATCHES}
            error={matrix.colors[key] === '' ? t('matrix.color-needed') : undefined}
            onChange={(color) => set(key, color ?? '')}
            {...reading(key, t(level))}
          />
        ))}
        <Muted as="p" size="xs" lh="1.125rem">
          {t('matrix.colors-note')}
        </Muted>
      </Stack>
    </Card>
  );
}
