import type { Level, RiskFacets } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import { useFormat } from '@parapet/sdk';
import { Group, LEVEL_TONES, Muted, Title } from '@parapet/ui';
import { useTexts } from '../../../locales/use-texts.ts';
import classes from './score-summary.module.css';

/** The levels and their scores (section 9, "Risk scoring"), worst first. */
const BUCKETS = [
  { level: 'critical', from: 16, to: 25 },
  { level: 'high', from: 9, to: 15 },
  { level: 'medium', from: 4, to: 8 },
  { level: 'low', from: 1, to: 3 },
] as const;

interface ScoreSummaryProps extends Pick<RiskFacets, 'levels' | 'total'> {
  /** Levels that the list is filtered by. */
  chosen: readonly Level[];
  onChoose: (levels: Level[]) => void;
}

/** How many of the shown risks are in each level of the score; a level filters the list. Severity is a person's own judgment and may differ (D35). */
export function ScoreSummary({ levels, total, chosen, onChoose }: ScoreSummaryProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const format = useFormat();
  return (
    <section aria-label={t('summary.title')}>
      <Group gap="xs" justify="space-between" align="baseline" wrap="nowrap">
        <Title order={3} size="sm">
          {t('summary.title')}
        </Title>
        <Muted size="xs">{t('summary.by-score', { count: total })}</Muted>
      </Group>
      <div className={classes.bar} aria-hidden>
        {BUCKETS.map(
          ({ level }) =>
            levels[level] > 0 && (
              <span key={level} data-tone={LEVEL_TONES[level]} style={{ flexGrow: levels[level] }} />
            ),
        )}
      </div>
      <ul>
        {BUCKETS.map(({ level, from, to }) => (
          <li key={level}>
            <button
              type="button"
              className={classes.row}
              aria-pressed={chosen.includes(level)}
              onClick={() =>
                onChoose(chosen.includes(level) ? chosen.filter((one) => one !== level) : [...chosen, level])
              }
            >
              <span className={classes.mark} data-tone={LEVEL_TONES[level]} aria-hidden />
              <span className={classes.level}>{words(`level.${level}`)}</span>
              <span className={classes.scores}>{t('summary.scores', { from, to })}</span>
              <span className={classes.count}>{format.number(levels[level])}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
