import type { Risk } from '@parapet/contracts';
import { useDomainTexts, usePeople, useScaleText, useSeededText } from '@parapet/domain-ui';
import { routes, useFormat } from '@parapet/sdk';
import { DescriptionList, Muted, ScoreBadge, SeverityBadge, Stack, StatusBadge, TextLink } from '@parapet/ui';
import { useTexts } from '../locales/use-texts.ts';

interface RiskFactsProps {
  risk: Risk;
  /** `key`: severity, score and status. `more`: what else there is, without the description. Default: all, the description after the key facts. */
  part?: 'key' | 'more' | 'all';
}

/** Names that are shown; of others only the number is. */
const NAMED = 5;

/** The facts of a risk, without its title. */
export function RiskFacts({ risk, part = 'all' }: RiskFactsProps) {
  const t = useDomainTexts();
  const texts = useTexts();
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
    { label: t('field.impact'), value: dotted(scale(risk.impact_level, 'impact')) },
    { label: t('field.probability'), value: dotted(scale(risk.probability, 'probability')) },
    {
      label: t('field.flow'),
      value:
        risk.flow === null ? <Muted size="inherit">{t('flow.none')}</Muted> : <StatusBadge status={risk.flow.status} />,
    },
    {
      label: t('field.due'),
      value: risk.due_date && (
        <time dateTime={risk.due_date}>
          {format.day(risk.due_date)} <Muted size="inherit">{format.relative(risk.due_date)}</Muted>
        </time>
      ),
    },
    { label: t('field.register'), value: risk.table_id && (risk.names[risk.table_id] ?? t('value.unknown')) },
    { label: t('field.owner'), value: <bdi>{nameOf(risk.owner_id)}</bdi> },
    { label: t('field.reviewer'), value: <bdi>{nameOf(risk.reviewer_id)}</bdi> },
    { label: t('field.assets'), value: <Names ids={risk.selected_assets} names={risk.names} /> },
    { label: t('field.scenarios'), value: <Names ids={risk.selected_scenarios} names={risk.names} /> },
    {
      label: texts('risk.connections'),
      value: <TextLink to={routes.riskConnections(risk.id)}>{texts('connections.show')}</TextLink>,
    },
    { label: t('field.updated'), value: format.dateTime(risk.updated_at) },
    { label: t('field.created'), value: format.dateTime(risk.created_at) },
  ];
  if (part === 'key') return <DescriptionList items={key} />;
  if (part === 'more') return <DescriptionList items={more} />;
  return <DescriptionList items={[...key, { label: t('field.description'), value: risk.description }, ...more]} />;
}

/** A level with its word as the score has them: `5 · Very High`. */
const dotted = (level: string) => level.replace(' ', ' · ');

function Names({ ids, names }: { ids: readonly string[]; names: Risk['names'] }) {
  const t = useDomainTexts();
  if (ids.length === 0) return '—';
  return (
    <Stack as="ul" gap="0.125rem">
      {ids.slice(0, NAMED).map((id) => (
        <li key={id} dir="auto">
          {names[id] ?? t('value.unknown')}
        </li>
      ))}
      {ids.length > NAMED && <Muted as="li">{t('value.more', { count: ids.length - NAMED })}</Muted>}
    </Stack>
  );
}
