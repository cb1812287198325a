import type { Asset, Property, Risk, RiskFlow, RiskScenario } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { routes, useFormat } from '@parapet/sdk';
import { Icon, ScoreBadge, type ViewedQuery } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import { RiskLevelBadge } from './risk-level-badge.tsx';
import { itemPath } from '../item-kinds.ts';
import classes from './item-panel.module.css';
import { LinkedSection } from './linked-section.tsx';

interface SectionProps<T> {
  query: ViewedQuery<{ items: readonly T[]; total: number }>;
  /** Address of a list with all of them. */
  all?: string | undefined;
}

/** Risks with their score and its bucket's word. */
export function LinkedRisks(section: SectionProps<Risk>) {
  const t = useTexts();
  return (
    <LinkedSection
      {...section}
      title={t('items.risks')}
      aside={t('items.score')}
      failed={t('items.risks-failed')}
      none={t('items.no-risks')}
      entry={({ id, title, risk_score }) => ({
        id,
        name: title,
        to: `${routes.riskRegister()}?risk=${encodeURIComponent(id)}`,
        detail: <ScoreBadge score={risk_score} />,
      })}
    />
  );
}

/** How a scenario was assessed in each risk flow that has it: the level, by whom and when. */
export function Assessments({ scenarioId, query }: { scenarioId: string } & SectionProps<RiskFlow>) {
  const t = useTexts();
  const format = useFormat();
  return (
    <LinkedSection
      title={t('items.assessments')}
      query={query}
      failed={t('items.assessments-failed')}
      none={t('items.no-assessments')}
      entry={({ risk_id, risk_title, scenario_assessments: { [scenarioId]: assessment } }) => ({
        id: risk_id,
        name: risk_title,
        to: routes.riskFlow(risk_id),
        detail:
          assessment === undefined ? (
            t('items.not-assessed')
          ) : (
            <span className={classes.assessed}>
              <ScoreBadge
                score={assessment.likelihood * assessment.impact}
                scale="scenario"
                level={assessment.risk_level}
              />
              {[assessment.reviewer, format.day(assessment.last_reviewed)].filter(Boolean).join(', ')}
            </span>
          ),
      })}
    />
  );
}

export function LinkedAssets(section: SectionProps<Asset>) {
  const t = useTexts();
  return (
    <LinkedSection
      {...section}
      title={t('cybersecurity.tab.assets')}
      aside={t('items.risk-level')}
      failed={t('assets.failed')}
      none={t('items.no-assets')}
      entry={({ id, name, risk_level }) => ({
        id,
        name,
        to: itemPath('assets', id),
        detail: <RiskLevelBadge level={risk_level} />,
      })}
    />
  );
}

export function LinkedProperties(section: SectionProps<Property>) {
  const t = useTexts();
  const seeded = useSeededText();
  return (
    <LinkedSection
      {...section}
      title={t('cybersecurity.tab.properties')}
      failed={t('properties.failed')}
      none={t('items.no-properties')}
      entry={({ id, name, type, category }) => ({
        id,
        name,
        to: itemPath('properties', id),
        detail: [type, category]
          .filter((text) => text !== '')
          .map(seeded)
          .join(' · '),
      })}
    />
  );
}

export function LinkedScenarios(section: SectionProps<RiskScenario>) {
  const t = useTexts();
  return (
    <LinkedSection
      {...section}
      title={t('cybersecurity.tab.scenarios')}
      failed={t('scenarios.failed')}
      none={t('items.no-scenarios')}
      entry={({ id, title, linked_controls }) => ({
        id,
        name: title,
        to: itemPath('scenarios', id),
        detail: <Controls count={linked_controls.length} />,
      })}
    />
  );
}

/** The number of controls of a scenario; a warning when it has none. */
function Controls({ count }: { count: number }) {
  const t = useTexts();
  const format = useFormat();
  if (count > 0) return t('items.controls', { count, n: format.number(count) });
  return (
    <span className={classes.warning}>
      <Icon name="alert" size={14} /> {t('items.no-controls')}
    </span>
  );
}
