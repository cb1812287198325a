import type { Risk } from '@parapet/contracts';
import { useDomainTexts, usePeople, useScaleText, useSeededText } from '@parapet/domain-ui';
import { useFormat } from '@parapet/sdk';
import { DescriptionList, ScoreBadge, SeverityBadge, StatusBadge } from '@parapet/ui';

interface RiskFactsProps {
  risk: Risk;
  /** `key`: severity, score and status. `more`: what else there is, without the description. Default: all, the description after the key facts. */
  part?: 'key' | 'more' | 'all';
}

/** The facts of a risk, without its title. */
export function RiskFacts({ risk, part = 'all' }: RiskFactsProps) {
  const t = useDomainTexts();
  const seeded = useSeededText();
  const scale = useScaleText();
  const format = useFormat();
  const nameOf = usePeople(part === 'key' ? [] : [risk.owner_id, risk.reviewer_id]);
  const key = [
    { label: t('field.severity'), value: <SeverityBadge severity={risk.severity} /> },
    { label: t('field.score'), value: <ScoreBadge score={risk.risk_score} named={false} /> },
    { label: t('field.status'), value: <StatusBadge status={risk.status} /> },
  ];
  const more = [
    { label: t('field.category'), value: seeded(risk.category) },
    { label: t('field.impact'), value: scale(risk.impact_level, 'impact') },
    { label: t('field.probability'), value: scale(risk.probability, 'probability') },
    { label: t('field.owner'), value: <bdi>{nameOf(risk.owner_id)}</bdi> },
    { label: t('field.reviewer'), value: <bdi>{nameOf(risk.reviewer_id)}</bdi> },
    { label: t('field.assets'), value: format.number(risk.selected_assets.length) },
    { label: t('field.scenarios'), value: format.number(risk.selected_scenarios.length) },
    { label: t('field.updated'), value: format.dateTime(risk.updated_at) },
    { label: t('field.created'), value: format.dateTime(risk.created_at) },
  ];
  if (part === 'key') return <DescriptionList items={key} />;
  if (part === 'more') return <DescriptionList items={more} />;
  return <DescriptionList items={[...key, { label: t('field.description'), value: risk.description }, ...more]} />;
}
