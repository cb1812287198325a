import type { GrcTemplate, Risk } from '@parapet/contracts';
import { riskScore, scoreBucket } from '@parapet/contracts/rules';
import { useDomainTexts, usePeople, useSeededText } from '@parapet/domain-ui';
import { useFormat, usePreferences } from '@parapet/sdk';
import { DescriptionList, Muted } from '@parapet/ui';
import { useFormPart } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import { ScoreMatrix } from './score-matrix.tsx';
import classes from './edit-risk.module.css';
import type { RiskForm } from '../../risk/use-risk-form.ts';

interface RiskAsideProps {
  risk: Risk;
  template: GrcTemplate | null;
  form: RiskForm;
  /** With the cell of the matrix in place of the facts. */
  withMatrix?: boolean;
}

/** The score as it would be after saving, and facts that the form does not change. */
export function RiskAside({ risk, template, form: whole, withMatrix = false }: RiskAsideProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const format = useFormat();
  const seeded = useSeededText();
  const { preferences } = usePreferences();
  const form = useFormPart(whole);
  const nameOf = usePeople([risk.created_by]);
  const impact_level = form.values.impact_level ?? risk.impact_level;
  const probability = form.values.probability ?? risk.probability;
  const score = riskScore(impact_level, probability);
  const isChanged = impact_level !== risk.impact_level || probability !== risk.probability;
  const inWords = (value: number) =>
    t('edit-risk.score-in-words', { score: value, level: words(`level.${scoreBucket(value)}`) });
  return (
    <aside className={classes.aside} aria-label={words('field.score')}>
      <output className={classes.score}>
        <Muted size="inherit">{words('field.score')}</Muted>
        <span className={classes.scoreValue}>{inWords(score)}</span>
        {isChanged && <Muted size="xs">{t('edit-risk.score-was', { score: inWords(risk.risk_score) })}</Muted>}
        <Muted size="xs">{t('edit-risk.score-explained', { impact: impact_level, probability })}</Muted>
      </output>
      {withMatrix ? (
        <ScoreMatrix
          current={{ impact_level, probability }}
          previous={isChanged ? risk : undefined}
          matrix={preferences.riskMatrix}
        />
      ) : (
        <DescriptionList
          items={[
            ...(template === null ? [] : [{ label: words('field.template'), value: seeded(template.name) }]),
            { label: words('field.updated'), value: format.dateTime(risk.updated_at) },
            { label: words('field.created'), value: format.dateTime(risk.created_at) },
            { label: t('edit-risk.created-by'), value: nameOf(risk.created_by) },
          ]}
        />
      )}
    </aside>
  );
}
