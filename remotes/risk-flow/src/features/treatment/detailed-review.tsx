import { evaluationOf } from '@parapet/contracts/rules';
import { useDomainTexts, useScaleText, useSeededText } from '@parapet/domain-ui';
import { readStored, useFormat, writeStored } from '@parapet/sdk';
import { Button, Muted, ScoreBadge, SeverityBadge, DescriptionList } from '@parapet/ui';
import { useId, useState, type ReactNode } from 'react';
import { AssetLevel } from '../../assessment/asset-level.tsx';
import { ScenarioScore } from '../../assessment/scenario-score.tsx';
import { useTexts } from '../../locales/use-texts.ts';
import { unassessed } from '../../session/scenario-assets.ts';
import type { FlowSession } from '../../session/use-flow-session.ts';
import { useItemName } from '../../session/use-item-name.ts';
import classes from './detailed-review.module.css';

/** Rows of a list before "Show all". */
const SHORT = 6;
/** Where the browser stores whether the review is open. Where it stores nothing, the choice lasts as long as the page. */
const STORED = 'parapet.flow-review';

/**
 * What was chosen and assessed: in numbers, and in full to look over before the plan is agreed. Folded until the person opens it, so that the plan
 * is in sight; of a flow that is over it is what one reads.
 */
export function DetailedReview({ session: { flow, workspace } }: { session: FlowSession }) {
  const t = useTexts();
  const words = useDomainTexts();
  const scale = useScaleText();
  const seeded = useSeededText();
  const format = useFormat();
  const id = useId();
  const isOver = flow.status === 'completed' || flow.status === 'archived';
  const [isHidden, setHidden] = useState(() =>
    isOver ? readStored(STORED) === 'hidden' : readStored(STORED) !== 'shown',
  );
  const { risk } = workspace;
  const toggle = () => {
    writeStored(STORED, isHidden ? 'shown' : 'hidden');
    setHidden(!isHidden);
  };
  const assets = new Map(workspace.assets.map((asset) => [asset.id, asset]));
  const properties = new Map(workspace.properties.map((property) => [property.id, property]));
  const evaluations = Object.keys(flow.asset_scenario_evaluations);
  const scenarios = flow.selected_scenarios.length;
  const assessed = scenarios - unassessed(flow).length;
  const nameOf = useItemName(flow);
  const noted = (count: number) => (count === 0 ? null : t('review.noted', { count }));
  const notedTreatment = (count: number) => (count === 0 ? null : t('review.treatment-noted', { count }));
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {t('finish.title')}
        </h2>
        <dl className={classes.facts}>
          {[
            [t('finish.assets'), format.number(flow.selected_assets.length)],
            [t('finish.property-list'), format.number(flow.selected_properties.length)],
            [t('finish.scenarios'), t('finish.assessed', { count: scenarios, assessed })],
          ].map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Button
          variant="subtle"
          icon={isHidden ? 'chevron-down' : 'chevron-up'}
          aria-expanded={!isHidden}
          onClick={toggle}
        >
          {isHidden ? t('finish.show') : t('finish.hide')}
        </Button>
      </div>
      {!isHidden && (
        <div className={classes.review}>
          <div className={classes.reviewPart}>
            <h3>{t('finish.risk')}</h3>
            <DescriptionList
              items={[
                { label: words('field.title'), value: <bdi>{risk.title}</bdi> },
                { label: words('field.severity'), value: <SeverityBadge severity={risk.severity} /> },
                { label: words('field.impact'), value: scale(risk.impact_level, 'impact') },
                { label: words('field.probability'), value: scale(risk.probability, 'probability') },
                { label: words('field.score'), value: <ScoreBadge score={risk.risk_score} named={false} /> },
                { label: words('field.status'), value: words(`status.${risk.status}`) },
              ]}
            />
          </div>
          <ReviewList
            title={t('finish.assets')}
            count={format.number(flow.selected_assets.length)}
            ids={flow.selected_assets}
            foot={noted(Object.keys(flow.asset_comments).length)}
          >
            {(assetId) => (
              <>
                <span dir="auto">{assets.get(assetId)?.name ?? nameOf(assetId)}</span>
                <AssetLevel level={assets.get(assetId)?.risk_level ?? null} />
              </>
            )}
          </ReviewList>
          <ReviewList
            title={t('finish.scenarios')}
            count={t('finish.assessed', { count: scenarios, assessed })}
            ids={flow.selected_scenarios}
            foot={null}
          >
            {(scenarioId) => {
              const assessment = flow.scenario_assessments[scenarioId];
              return (
                <>
                  <span dir="auto">{nameOf(scenarioId)}</span>
                  {assessment === undefined ? (
                    <Muted>{t('finish.not-assessed')}</Muted>
                  ) : (
                    <ScenarioScore of={assessment} />
                  )}
                </>
              );
            }}
          </ReviewList>
          <div className={classes.reviewPart}>
            <h3>{t('finish.summary')}</h3>
            <DescriptionList
              items={[
                { label: t('summary.assets'), value: format.number(flow.selected_assets.length) },
                { label: t('summary.properties'), value: format.number(flow.selected_properties.length) },
                { label: t('summary.scenarios'), value: format.number(scenarios) },
                { label: t('summary.assessed'), value: format.number(assessed) },
                { label: t('finish.linked'), value: format.number(evaluations.length) },
              ]}
            />
          </div>
          <ReviewList
            title={t('finish.property-list')}
            count={format.number(flow.selected_properties.length)}
            ids={flow.selected_properties}
            foot={notedTreatment(Object.keys(flow.property_comments).length)}
          >
            {(propertyId) => (
              <>
                <span dir="auto">{properties.get(propertyId)?.name ?? nameOf(propertyId)}</span>
                <Muted>{seeded(properties.get(propertyId)?.type ?? '')}</Muted>
              </>
            )}
          </ReviewList>
          <ReviewList
            title={t('finish.evaluations')}
            count={format.number(evaluations.length)}
            ids={evaluations}
            foot={evaluations.length === 0 ? t('finish.no-evaluations') : null}
          >
            {(key) => {
              const { asset, scenario } = evaluationOf(key);
              const riskId = flow.asset_scenario_evaluations[key]?.risk_id ?? null;
              return (
                <>
                  <span dir="auto">
                    {nameOf(scenario)} <Muted>{nameOf(asset)}</Muted>
                  </span>
                  <span className={classes.linkedRisk} dir="auto">
                    {riskId === null
                      ? t('scenario.no-risk')
                      : (workspace.linked_risks.find((one) => one.id === riskId)?.title ?? t('scenario.linked-risk'))}
                  </span>
                </>
              );
            }}
          </ReviewList>
        </div>
      )}
    </section>
  );
}

interface ReviewListProps {
  title: string;
  count: string;
  ids: readonly string[];
  /** Below the list; null for nothing. */
  foot: string | null;
  children: (id: string) => ReactNode;
}

function ReviewList({ title, count, ids, foot, children }: ReviewListProps) {
  const t = useTexts();
  const [all, setAll] = useState(false);
  const shown = all ? ids : ids.slice(0, SHORT);
  return (
    <div className={classes.reviewPart}>
      <h3>
        {title} <Muted>{count}</Muted>
      </h3>
      {ids.length > 0 && (
        <ul className={classes.reviewList}>
          {shown.map((one) => (
            <li key={one}>{children(one)}</li>
          ))}
        </ul>
      )}
      {shown.length < ids.length && (
        <Button size="sm" variant="subtle" onClick={() => setAll(true)}>
          {t('review.show-all', { count: ids.length })}
        </Button>
      )}
      {foot !== null && <Muted as="p">{foot}</Muted>}
    </div>
  );
}
