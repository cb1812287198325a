import type { FlowWorkspace } from '@parapet/contracts';
import { useDomainTexts, usePeople } from '@parapet/domain-ui';
import { useFormat } from '@parapet/sdk';
import { Fragment } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { ReportTable } from './report-table.tsx';
import classes from './report.module.css';

export function ReportPlan({ workspace: { plan, flow } }: { workspace: FlowWorkspace }) {
  const t = useTexts();
  const words = useDomainTexts();
  const format = useFormat();
  const nameOf = usePeople([
    plan?.assigned_to,
    ...(plan?.actions ?? []).map(({ responsible }) => (responsible === '' ? null : responsible)),
  ]);
  if (plan === null) return null;
  const facts = [
    [t('plan.assignedTo'), nameOf(plan.assigned_to)],
    [t('plan.priority'), words(`priority.${plan.priority}`)],
    [t('plan.cost'), plan.estimated_cost],
    [t('plan.timeline'), plan.timeline],
  ] as const;
  return (
    <>
      <section className={classes.section}>
        <h3>{t('plan.title-of-form')}</h3>
        <h4 dir="auto">{plan.title}</h4>
        <p className={classes.text} dir="auto">
          {plan.description}
        </p>
        {flow.treatment_description !== '' && (
          <p className={classes.text} dir="auto">
            {flow.treatment_description}
          </p>
        )}
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value === '' ? '–' : value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <ReportTable
        title={t('action.title-of-list')}
        headings={[t('action.title'), t('action.responsible'), t('action.due'), words('field.status')]}
        freeColumns={[1]}
        rows={plan.actions.map(({ id, title, description, responsible, dueDate, status }) => ({
          id,
          cells: [
            <Fragment key="title">
              {title}
              {description !== '' && <span className={classes.more}>{description}</span>}
            </Fragment>,
            responsible === '' ? '–' : nameOf(responsible),
            dueDate === null ? '–' : format.day(dueDate),
            words(`status.${status}`),
          ],
        }))}
      />
    </>
  );
}
