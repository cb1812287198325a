import { useScaleText } from '@parapet/domain-ui';
import { useFormat } from '@parapet/sdk';
import { Card, Group, Muted, Stack } from '@parapet/ui';
import type { ScenarioAssessment } from '@parapet/contracts';
import type { ReactNode } from 'react';
import { ScenarioScore } from './scenario-score.tsx';
import { useQualityText } from './use-quality-text.ts';
import { useTexts } from '../locales/use-texts.ts';
import type { FlowSession } from '../session/use-flow-session.ts';
import classes from '../plan/plan.module.css';
import { assessmentDifferences } from './flow-difference.ts';
import { useItemName } from '../session/use-item-name.ts';

interface AssessmentDifferenceProps {
  session: Pick<FlowSession, 'flow' | 'workspace'>;
  /** What stands around the list; a card by default. */
  renderFrame?: (head: { title: string; since: string }, content: ReactNode) => ReactNode;
}

/** What changed since the last completed flow of the risk. */
export function AssessmentDifference({
  session: { flow, workspace },
  renderFrame = inCard,
}: AssessmentDifferenceProps) {
  const t = useTexts();
  const format = useFormat();
  const { previous } = workspace;
  const nameOf = useItemName({ names: { ...previous?.names, ...flow.names } });
  if (previous === null || previous.completed_at === null) return null;
  const differences = assessmentDifferences(previous, flow);
  return renderFrame(
    { title: t('difference.title'), since: t('difference.since', { date: format.date(previous.completed_at) }) },
    differences.length === 0 ? (
      <Muted as="p">{t('difference.none')}</Muted>
    ) : (
      <Stack as="ul" gap="xs">
        {differences.map(({ scenarioId, kind, before, after }) => (
          <li key={scenarioId} className={classes.difference}>
            <span dir="auto">{nameOf(scenarioId)}</span>
            <Group as="span" gap="0.25rem 0.5rem">
              {kind === 'changed' ? (
                <>
                  <Result assessment={before} other={after} /> → <Result assessment={after} other={before} />
                </>
              ) : (
                t(`difference.${kind}`)
              )}
            </Group>
          </li>
        ))}
      </Stack>
    ),
  );
}

function inCard({ title, since }: { title: string; since: string }, content: ReactNode): ReactNode {
  return (
    <Card title={title} description={since}>
      {content}
    </Card>
  );
}

interface ResultProps {
  assessment: ScenarioAssessment | null;
  /** What it is compared with. */
  other: ScenarioAssessment | null;
}

function Result({ assessment, other }: ResultProps) {
  const t = useTexts();
  const scale = useScaleText();
  const quality = useQualityText();
  if (assessment === null) return <Muted>{t('finish.not-assessed')}</Muted>;
  const { likelihood, impact, residual_risk, controls_effectiveness } = assessment;
  const facts = [
    `${likelihood} × ${impact}`,
    ...(residual_risk === null || residual_risk === other?.residual_risk
      ? []
      : [`${t('assess.residual')} ${scale(residual_risk, 'residual')}`]),
    ...(controls_effectiveness === null ? [] : [t('difference.controls', { level: quality(controls_effectiveness) })]),
  ];
  return (
    <Group as="span" gap="0.25rem 0.5rem">
      <ScenarioScore of={assessment} />
      <Muted>{facts.join(' · ')}</Muted>
    </Group>
  );
}
