import type { FlowWorkspace } from '@parapet/contracts';
import { useDomainTexts, usePeople, useSeededText } from '@parapet/domain-ui';
import { useFormat, useSession } from '@parapet/sdk';
import { Brand, Muted, Paper, ScoreBadge, SeverityBadge, DescriptionList } from '@parapet/ui';
import { AssessmentDifference } from '../../assessment/assessment-difference.tsx';
import { useTexts } from '../../locales/use-texts.ts';
import { ReportItems } from './report-items.tsx';
import { ReportPlan } from './report-plan.tsx';
import { ReportScenarios } from './report-scenarios.tsx';
import { ReportSeal } from './report-seal.tsx';
import { useStatusAuthors } from './use-status-authors.ts';
import classes from './report.module.css';

/** Everything that was agreed, on paper: risk, assets, scenarios with assessments, plan, who, when, and the seal of the audit trail. */
export function FlowReport({ workspace }: { workspace: FlowWorkspace }) {
  const t = useTexts();
  const words = useDomainTexts();
  const seeded = useSeededText();
  const format = useFormat();
  const { organizationName } = useSession();
  const { flow, risk } = workspace;
  const authorOf = useStatusAuthors(flow);
  const [completedBy, archivedBy] = [authorOf('completed'), authorOf('archived')];
  const nameOf = usePeople([risk.owner_id, completedBy, archivedBy]);
  const date = flow.completed_at === null ? '' : format.dateTime(flow.completed_at);
  const facts = [
    { label: t('report.severity'), value: <SeverityBadge severity={risk.severity} /> },
    { label: words('field.impact'), value: `${risk.impact_level}/5` },
    { label: words('field.probability'), value: `${risk.probability}/5` },
    { label: t('report.score'), value: <ScoreBadge score={risk.risk_score} named={false} /> },
    { label: words('field.status'), value: words(`status.${risk.status}`) },
    { label: words('field.owner'), value: nameOf(risk.owner_id) },
  ];
  return (
    <Paper label={t('report.title')}>
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
      <Muted as="p" size="inherit">
        {completedBy === null
          ? t('report.completed', { date })
          : t('report.completed-by', { date, name: nameOf(completedBy) })}
      </Muted>
      {flow.archived_at !== null && (
        <Muted as="p" size="inherit">
          {archivedBy === null
            ? t('report.archived', { date: format.dateTime(flow.archived_at) })
            : t('report.archived-by', { date: format.dateTime(flow.archived_at), name: nameOf(archivedBy) })}
        </Muted>
      )}
      <div className={classes.facts}>
        <DescriptionList layout="row" items={facts} />
      </div>
      {(risk.description.trim() !== '' || risk.category !== '') && (
        <section className={classes.section}>
          <h3>{t('finish.risk')}</h3>
          {risk.description.trim() !== '' && (
            <p className={classes.text} dir="auto">
              {risk.description}
            </p>
          )}
          {risk.category !== '' && (
            <Muted as="p" size="inherit">
              {t('report.category', { category: seeded(risk.category) })}
            </Muted>
          )}
        </section>
      )}
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
      <ReportSeal flow={flow} />
    </Paper>
  );
}
