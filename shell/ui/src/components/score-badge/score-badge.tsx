import { scoreBucket } from '@parapet/contracts/rules';
import { useTexts } from '../../provider/kit-context.ts';
import { LEVEL_TONES } from '../../tokens/meanings.ts';
import classes from './score-badge.module.css';

export interface ScoreBadgeProps {
  /** Impact x probability, 1-25. */
  score: number;
}

/** A risk score in the colour of its bucket. */
export function ScoreBadge({ score }: ScoreBadgeProps) {
  const t = useTexts();
  const level = scoreBucket(score);
  const label = t('score.label', { score, level: t(`level.${level}`) });
  return (
    <span className={classes.root} data-tone={LEVEL_TONES[level]} role="img" aria-label={label} title={label}>
      {score}
    </span>
  );
}
