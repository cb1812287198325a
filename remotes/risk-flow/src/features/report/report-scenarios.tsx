import type { FlowWorkspace } from '@parapet/contracts';
import { evaluationOf } from '@parapet/contracts/rules';
import { useDomainTexts } from '@parapet/domain-ui';
import { useFormat } from '@parapet/sdk';
import { DescriptionList, Muted } from '@parapet/ui';
import { ScenarioScore } from '../../assessment/scenario-score.tsx';
import { useAssessmentFacts } from '../../assessment/use-assessment-facts.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { LevelBars } from './level-bars.tsx';
import { useFieldsOfItem } from './use-fields-of-item.tsx';
import { useItemName } from '../../session/use-item-name.ts';
import classes from './report.module.css';

/** The scenarios with their fields, assessments, comments and, by asset, linked risks and what was said about them. */
export function ReportScenarios({ workspace }: { workspace: FlowWorkspace }) {
  const t = useTexts();
  const { flow } = workspace;
  if (flow.selected_scenarios.length === 0) return null;
  return (
    <section className={classes.section}>
      <h3>
        {t('review.scenarios')} <Muted size="inherit">{flow.selected_scenarios.length}</Muted>
      </h3>
      <Muted as="p" size="inherit">
        {t('report.scales')}
      </Muted>
      {flow.selected_scenarios.map((id) => (
        <ReportScenario key={id} id={id} workspace={workspace} />
      ))}
    </section>
  );
}

function ReportScenario({
  id,
  workspace: { flow, scenarios, linked_risks },
}: {
  id: string;
  workspace: FlowWorkspace;
}) {
  const t = useTexts();
  const format = useFormat();
  const factsOf = useAssessmentFacts();
  const scenario = scenarios.find((one) => one.id === id);
  const assessment = flow.scenario_assessments[id];
  const comment = flow.scenario_comments[id];
  const words = useDomainTexts();
  const itemName = useItemName(flow);
  const fields = useFieldsOfItem()(scenario);
  const evaluations = Object.entries(flow.asset_scenario_evaluations).flatMap(([key, { risk_id, comments = '' }]) => {
    const { asset, scenario: about } = evaluationOf(key);
    if (about !== id || (risk_id === null && comments === '')) return [];
    const risk =
      risk_id === null
        ? t('scenario.no-risk')
        : (linked_risks.find((one) => one.id === risk_id)?.title ?? t('scenario.linked-risk'));
    return [`${itemName(asset)}: ${[risk, comments].filter((text) => text !== '').join('. ')}`];
  });
  return (
    <div className={classes.scenario}>
      <h4>
        <bdi>{scenario?.title ?? itemName(id)}</bdi>
        {assessment === undefined ? (
          <Muted size="inherit">{t('scenario.not-assessed')}</Muted>
        ) : (
          <LevelBars level={assessment.risk_level}>
            <ScenarioScore of={assessment} />
          </LevelBars>
        )}
      </h4>
      {fields.length > 0 && <DescriptionList layout="row" items={fields} />}
      {scenario !== undefined && scenario.threat_actors.length > 0 && (
        <Labeled label={t('scenario.threat-actors')}>{format.list(scenario.threat_actors)}</Labeled>
      )}
      {scenario !== undefined && scenario.linked_controls.length > 0 && (
        <Labeled label={words('item.linked_controls')}>{format.list(scenario.linked_controls)}</Labeled>
      )}
      {assessment !== undefined && (
        <>
          <Muted as="p" size="inherit" mt="0.25rem">
            {[
              ...factsOf(assessment).map(({ label, value }) => `${label} ${value}`),
              `${t('assess.reviewed')} ${[format.day(assessment.last_reviewed), assessment.reviewer].filter(Boolean).join(', ')}`,
            ].join(' · ')}
          </Muted>
          {assessment.mitigation_strategy !== '' && (
            <Labeled label={t('assess.mitigation')}>{assessment.mitigation_strategy}</Labeled>
          )}
          {assessment.comments !== '' && <Labeled label={t('assess.comments')}>{assessment.comments}</Labeled>}
        </>
      )}
      {comment !== undefined && <Labeled label={t('scenario.comments')}>{comment}</Labeled>}
      {evaluations.length > 0 && <Labeled label={t('report.linked')}>{evaluations.join('\n')}</Labeled>}
    </div>
  );
}

function Labeled({ label, children }: { label: string; children: string }) {
  return (
    <p className={classes.text} dir="auto">
      <strong>{label}</strong> {children}
    </p>
  );
}
