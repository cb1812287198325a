import type { FlowWorkspace } from '@parapet/contracts';
import { scoreBucket } from '@parapet/contracts/rules';
import { useDomainTexts, usePeople, useScaleText, useSeededText } from '@parapet/domain-ui';
import { useFormat, useSession } from '@parapet/sdk';
import { Brand, Muted, Paper, ScoreBadge, SeverityBadge, DescriptionList } from '@parapet/ui';
import { useState } from 'react';
import { AssessmentDifference } from '../../assessment/assessment-difference.tsx';
import { useTexts } from '../../locales/use-texts.ts';
import { LevelBars } from './level-bars.tsx';
import { ReportAnswers } from './report-answers.tsx';
import { ReportApproval } from './report-approval.tsx';
import { ReportItems } from './report-items.tsx';
import { ReportPlan } from './report-plan.tsx';
import { ReportScenarios } from './report-scenarios.tsx';
import { ReportSeal } from './report-seal.tsx';
import { useStatusAuthors } from './use-status-authors.ts';
import classes from './report.module.css';

/** The time zone that the dates of the paper are written in. */
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Everything that was agreed, on paper: risk with answers, assets, scenarios with assessments, plan, who, when, and the seal of the audit trail. */
export function FlowReport({ workspace }: { workspace: FlowWorkspace }) {
  const t = useTexts();
  const words = useDomainTexts();
  const seeded = useSeededText();
  const scale = useScaleText();
  const format = useFormat();
  const { organizationName } = useSession();
  const { flow, risk } = workspace;
  const authorOf = useStatusAuthors(flow);
  const [completedBy, archivedBy] = [authorOf('completed'), authorOf('archived')];
  const nameOf = usePeople([risk.owner_id, risk.reviewer_id, completedBy, archivedBy]);
  const [made] = useState(() => new Date().toISOString());
  const by = (person: string | null, at: string | null) =>
    at === null ? null : [person === null ? '' : nameOf(person), format.dateTime(at)].filter(Boolean).join(', ');
  const completed = by(completedBy, flow.completed_at);
  const facts = [
    { label: t('report.organization'), value: <bdi>{organizationName}</bdi> },
    { label: t('report.made'), value: `${format.dateTime(made)} (${zone()})` },
    { label: t('report.completed-by'), value: completed },
    ...(flow.archived_at === null ? [] : [{ label: t('report.archived-by'), value: by(archivedBy, flow.archived_at) }]),
    { label: words('field.owner'), value: nameOf(risk.owner_id) },
    { label: words('field.reviewer'), value: nameOf(risk.reviewer_id) },
    {
      label: t('report.score'),
      value: (
        <LevelBars level={scoreBucket(risk.risk_score)}>
          <ScoreBadge score={risk.risk_score} named={false} />
        </LevelBars>
      ),
    },
    {
      label: t('report.severity'),
      value: (
        <LevelBars level={risk.severity}>
          <SeverityBadge severity={risk.severity} />
        </LevelBars>
      ),
    },
    { label: words('field.impact'), value: scale(risk.impact_level, 'impact') },
    { label: words('field.probability'), value: scale(risk.probability, 'probability') },
    { label: words('field.status'), value: words(`status.${risk.status}`) },
    { label: words('field.category'), value: seeded(risk.category) },
  ];
  return (
    <Paper label={t('report.title')}>
      <div className={classes.cover}>
        <header className={classes.head}>
          <Brand name="Parapet" />
          <bdi>{organizationName}</bdi>
        </header>
        <Muted as="p" size="inherit">
          {t('report.kind')}
        </Muted>
        <h2 className={classes.title} dir="auto">
          {risk.title}
        </h2>
        <div className={classes.coverFacts}>
          <DescriptionList layout="stacked" items={facts} />
        </div>
      </div>
      {risk.description.trim() !== '' && (
        <section className={classes.section}>
          <h3>{t('finish.risk')}</h3>
          <p className={classes.text} dir="auto">
            {risk.description}
          </p>
        </section>
      )}
      <ReportAnswers risk={risk} nameOf={nameOf} />
      <ReportItems workspace={workspace} />
      <ReportScenarios workspace={workspace} />
      <AssessmentDifference
        session={{ flow, workspace }}
        renderFrame={({ title, since }, content) => (
          <section className={classes.section}>
            <h3>
              {title} <Muted size="inherit">{since}</Muted>
            </h3>
            {content}
          </section>
        )}
      />
      <ReportPlan workspace={workspace} />
      <ReportApproval completed={completed} reviewer={risk.reviewer_id === null ? '' : nameOf(risk.reviewer_id)} />
      <ReportSeal flow={flow} />
    </Paper>
  );
}
