import type { Risk } from '@parapet/contracts';
import { Card, DescriptionList, ScoreBadge, SeverityBadge, StatusBadge } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';

/** The risk that a flow is about. */
export function RiskRecord({ risk }: { risk: Risk }) {
  const t = useTexts();
  return (
    <Card title={risk.title}>
      <DescriptionList
        items={[
          { label: t('field.description'), value: risk.description },
          { label: t('field.severity'), value: <SeverityBadge severity={risk.severity} /> },
          { label: t('field.status'), value: <StatusBadge status={risk.status} /> },
          { label: t('field.impact'), value: t('field.level', { level: risk.impact_level }) },
          { label: t('field.probability'), value: t('field.level', { level: risk.probability }) },
          { label: t('field.score'), value: <ScoreBadge score={risk.risk_score} /> },
        ]}
      />
    </Card>
  );
}
