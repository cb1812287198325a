import type { Risk } from '@parapet/contracts';
import { useFormat } from '@parapet/sdk';
import { DescriptionList, ScoreBadge, SeverityBadge, StatusBadge } from '@parapet/ui';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { useSeededText } from '../seeded/use-seeded-text.ts';

/** The facts of a risk, without its title. */
export function RiskFacts({ risk }: { risk: Risk }) {
  const t = useDomainTexts();
  const seeded = useSeededText();
  const format = useFormat();
  return (
    <DescriptionList
      items={[
        { label: t('field.description'), value: risk.description },
        { label: t('field.category'), value: seeded(risk.category) },
        { label: t('field.severity'), value: <SeverityBadge severity={risk.severity} /> },
        { label: t('field.status'), value: <StatusBadge status={risk.status} /> },
        { label: t('field.impact'), value: t('field.level', { level: risk.impact_level }) },
        { label: t('field.probability'), value: t('field.level', { level: risk.probability }) },
        { label: t('field.score'), value: <ScoreBadge score={risk.risk_score} /> },
        { label: t('field.updated'), value: format.dateTime(risk.updated_at) },
        { label: t('field.created'), value: format.dateTime(risk.created_at) },
      ]}
    />
  );
}
