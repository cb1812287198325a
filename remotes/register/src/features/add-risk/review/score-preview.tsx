import { riskScore } from '@parapet/contracts/rules';
import { ScoreBadge } from '@parapet/ui';
import { useTexts } from '../../../locales/use-texts.ts';
import classes from './score-preview.module.css';

interface ScorePreviewProps {
  /** 1-5. */
  impact: number;
  /** 1-5. */
  probability: number;
}

/** The score that follows from impact and probability, and how; read out when it changes. */
export function ScorePreview({ impact, probability }: ScorePreviewProps) {
  const t = useTexts();
  const score = riskScore(impact, probability);
  return (
    <output className={classes.root}>
      <span className={classes.label}>{t('add-risk.score')}</span>
      <ScoreBadge score={score} />
      <span className={classes.how}>{t('add-risk.score-explained', { impact, probability, score })}</span>
    </output>
  );
}
