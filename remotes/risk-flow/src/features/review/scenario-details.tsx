import type { RiskScenario } from '@parapet/contracts';
import { evaluationKey } from '@parapet/contracts/rules';
import { useFormat, useNotify, routes } from '@parapet/sdk';
import { Badge, Button, DescriptionList, Group, IconButton, Muted, TextLink } from '@parapet/ui';
import { TextAreaField } from '@parapet/ui/forms';
import { SharedField } from '../../presence/shared-field.tsx';
import { useAssessmentFacts } from '../../assessment/use-assessment-facts.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { pointerOf } from '../../presence/flow-presence.ts';
import { withLinks, withText } from '../../session/flow-changes.ts';
import type { FlowSession } from '../../session/use-flow-session.ts';
import { useItemName } from '../../session/use-item-name.ts';
import classes from './scenarios.module.css';

/** Longest comment, as the contract has it. */
const MAX_LENGTH = 5000;

interface ScenarioDetailsProps {
  id: string;
  session: FlowSession;
  scenario: RiskScenario | null;
  assets: readonly string[];
  onLink: (assetId: string) => void;
}

export function ScenarioDetails({ id, session, scenario, assets, onLink }: ScenarioDetailsProps) {
  const t = useTexts();
  const { flow, change, readOnly } = session;
  return (
    <>
      {scenario !== null && (
        <p className={classes.text} dir="auto">
          {scenario.description}
        </p>
      )}
      {scenario !== null && scenario.threat_actors.length > 0 && (
        <Group as="p" gap="0.375rem">
          <Muted>{t('scenario.threat-actors')}</Muted>
          {scenario.threat_actors.map((actor) => (
            <Badge key={actor}>{actor}</Badge>
          ))}
        </Group>
      )}
      <Assessment id={id} session={session} />
      {assets.length > 0 && (
        <ul className={classes.pairs} aria-label={t('scenario.assets')}>
          {assets.map((assetId) => (
            <Pair key={assetId} assetId={assetId} scenarioId={id} session={session} onLink={() => onLink(assetId)} />
          ))}
        </ul>
      )}
      <SharedField at={pointerOf('scenario_comments', id)}>
        <TextAreaField
          label={t('scenario.comments')}
          value={flow.scenario_comments[id] ?? ''}
          onChange={(text) => change((now) => ({ scenario_comments: withText(now.scenario_comments, id, text) }))}
          rows={2}
          maxLength={MAX_LENGTH}
          readOnly={readOnly !== null}
        />
      </SharedField>
    </>
  );
}

function Assessment({ id, session: { flow } }: { id: string; session: FlowSession }) {
  const t = useTexts();
  const format = useFormat();
  const factsOf = useAssessmentFacts();
  const assessment = flow.scenario_assessments[id];
  if (assessment === undefined) return null;
  const { last_reviewed, reviewer } = assessment;
  const items = [
    ...factsOf(assessment),
    { label: t('assess.reviewed'), value: [format.day(last_reviewed), reviewer].filter(Boolean).join(', ') },
  ];
  return (
    <div className={classes.facts}>
      <DescriptionList layout="row" items={items} />
    </div>
  );
}

/** The risk of a scenario for one asset. */
function Pair({
  assetId,
  scenarioId,
  session,
  onLink,
}: {
  assetId: string;
  scenarioId: string;
  session: FlowSession;
  onLink: () => void;
}) {
  const t = useTexts();
  const notify = useNotify();
  const { flow, workspace, change, save, readOnly } = session;
  const itemName = useItemName(flow);
  const key = evaluationKey(assetId, scenarioId);
  const riskId = flow.asset_scenario_evaluations[key]?.risk_id ?? null;
  const risk = workspace.linked_risks.find((one) => one.id === riskId);
  const set = (to: string | null) => {
    change((now) => ({ asset_scenario_evaluations: withLinks(now.asset_scenario_evaluations, { [key]: to }) }));
    void save();
  };
  const unlink = () => {
    set(null);
    notify.undo(t('scenario.unlinked'), () => set(riskId));
  };
  return (
    <li className={classes.pair}>
      <span dir="auto">{workspace.assets.find((asset) => asset.id === assetId)?.name ?? itemName(assetId)}</span>
      {riskId === null ? (
        <>
          <Muted>{t('scenario.no-risk')}</Muted>
          {readOnly === null && (
            <Button size="sm" icon="link" onClick={onLink}>
              {t('scenario.link')}
            </Button>
          )}
        </>
      ) : (
        <>
          <TextLink to={`${routes.riskRegister()}?${new URLSearchParams({ risk: riskId })}`}>
            <bdi>{risk?.title ?? t('scenario.linked-risk')}</bdi>
          </TextLink>
          {readOnly === null && (
            <IconButton
              size="sm"
              icon="close"
              label={t('scenario.unlink', { title: risk?.title ?? '' })}
              onClick={unlink}
            />
          )}
        </>
      )}
    </li>
  );
}
