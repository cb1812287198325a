import type { FlowWorkspace } from '@parapet/contracts';
import { useDomainTexts, usePeople } from '@parapet/domain-ui';
import { useFormat } from '@parapet/sdk';
import { Fragment } from 'react';
import { DescriptionList } from '@parapet/ui';
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
    { label: t('plan.assignedTo'), value: nameOf(plan.assigned_to) },
    { label: t('plan.priority'), value: words(`priority.${plan.priority}`) },
    { label: t('plan.cost'), value: plan.estimated_cost },
    { label: t('plan.timeline'), value: plan.timeline },
  ];
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
        <div className={classes.facts}>
          <DescriptionList layout="row" items={facts} />
        </div>
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
