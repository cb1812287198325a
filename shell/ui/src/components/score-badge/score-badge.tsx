import { scoreBucket } from '@parapet/contracts/rules';
import { useTexts } from '../../provider/kit-context.ts';
import { LEVEL_TONES, type Level } from '../../tokens/meanings.ts';
import { VisuallyHidden } from '../../primitives/primitives.ts';
import { Badge } from '../badge/badge.tsx';

export type ScoreBadgeProps =
  /** A risk's score (impact x probability, 1-25); its level follows from it. */
  | {
      score: number;
      scale?: 'risk';
      level?: never;
      /** Whether the name of the scale is read out; false beside a label that says it. */ named?: boolean;
    }
  /** A scenario's likelihood x impact, 1-25, with the level that the contract's rule gives it: 20 is High there, and Critical as a risk score. */
  | { score: number; scale: 'scenario'; level: Level; named?: never };

/** A score with the word of its level, "9 · High", in the color of the level. The name of the scale is visible only for scenarios. */
export function ScoreBadge({ score, scale = 'risk', level = scoreBucket(score), named = true }: ScoreBadgeProps) {
  const t = useTexts();
  const word = t(`${scale === 'risk' ? 'level' : 'risk-level'}.${level}`);
  const name = t(`score.${scale}`);
  return (
    <Badge tone={LEVEL_TONES[level]} title={t('score.full', { name, score, level: word })}>
      {scale === 'scenario' ? `${name} ` : named && <VisuallyHidden>{name} </VisuallyHidden>}
      {`${score} · ${word}`}
    </Badge>
  );
}
