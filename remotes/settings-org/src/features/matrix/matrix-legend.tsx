import { LEVELS, type RiskMatrix } from '@parapet/contracts';
import { levelLook } from '@parapet/domain-ui';
import { Group } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './preview-card.module.css';

/** The color of each level. */
export function MatrixLegend({ colors }: Pick<RiskMatrix, 'colors'>) {
  const t = useTexts();
  return (
    <Group as="ul" gap="0.25rem 1rem" pt="sm" px="var(--pp-gutter)" c="var(--pp-text-muted)" fz="sm">
      {LEVELS.map((level) => (
        <Group key={level} as="li" gap="0.375rem" wrap="nowrap">
          <span aria-hidden className={classes.swatch} {...levelLook(level, colors)} />
          {t(`matrix.${level}`)}
        </Group>
      ))}
    </Group>
  );
}
