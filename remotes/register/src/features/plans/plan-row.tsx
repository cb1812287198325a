import { ACTION_STATUSES, type TreatmentAction, type TreatmentPlanRow } from '@parapet/contracts';
import { dueOrder, planProgress } from '@parapet/contracts/rules';
import { useDomainTexts, usePeople } from '@parapet/domain-ui';
import { routes, useCan, useChange, useFormat } from '@parapet/sdk';
import { IconButton, SeverityBadge, StatusMenu, TextLink } from '@parapet/ui';
import { Avatar, Progress } from '@parapet/ui/forms';
import { useId, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { changeOfAction } from '../../work/change-of-action.ts';
import { DueDate } from '../../work/due-date.tsx';
import classes from './plans.module.css';

interface PlanRowProps {
  plan: TreatmentPlanRow;
  today: string;
  initiallyOpened?: boolean;
}

/** One plan with its progress. When it is opened, its actions are shown, and the status of each can be changed. */
export function PlanRow({ plan, today, initiallyOpened = false }: PlanRowProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const format = useFormat();
  const [opened, setOpened] = useState(initiallyOpened);
  const details = useId();
  const nameOf = usePeople([plan.assigned_to || null, ...plan.actions.map(({ responsible }) => responsible || null)]);
  const { total, completed, overdue, lastDue } = planProgress(plan.actions, today);
  const title = plan.title === '' ? t('plans.untitled') : plan.title;
  return (
    <li className={classes.plan}>
      <div className={classes.row}>
        <IconButton
          size="sm"
          icon={opened ? 'chevron-down' : 'chevron-right'}
          label={t('plans.actions-of', { title })}
          aria-expanded={opened}
          aria-controls={details}
          onClick={() => setOpened(!opened)}
          disabled={total === 0}
        />
        <div className={classes.texts}>
          <TextLink quiet to={routes.riskFlow(plan.risk_id)} className={classes.title}>
            <bdi>{title}</bdi>
          </TextLink>
          <bdi className={classes.risk}>{plan.risk_title}</bdi>
        </div>
        <span className={classes.priority}>
          <SeverityBadge severity={plan.priority} label={words(`priority.${plan.priority}`)} />
        </span>
        <div className={classes.progress}>
          {total === 0 ? (
            <span className={classes.none}>{t('plans.no-actions')}</span>
          ) : (
            <>
              <Progress label={t('plans.progress')} value={completed} max={total} tone="green" hideTexts />
              <span>{t('plans.completed-of', { completed, count: total })}</span>
            </>
          )}
        </div>
        <span className={classes.overdue} data-late={overdue > 0 || undefined}>
          {total > 0 && (overdue === 0 ? t('plans.none-overdue') : t('plans.overdue', { count: overdue }))}
        </span>
        <Person name={nameOf(plan.assigned_to || null)} isNobody={plan.assigned_to === ''} />
        <span className={classes.last}>
          {lastDue !== null && format.day(lastDue)}
          {plan.estimated_cost !== '' && <bdi className={classes.cost}>{plan.estimated_cost}</bdi>}
        </span>
      </div>
      <div id={details} hidden={!opened}>
        {opened && <Actions plan={plan} today={today} nameOf={nameOf} />}
      </div>
    </li>
  );
}

function Person({ name, isNobody }: { name: string; isNobody: boolean }) {
  return (
    <span className={classes.person}>
      {!isNobody && <Avatar name={name} size="xs" />}
      <bdi className={classes.name}>{name}</bdi>
    </span>
  );
}

const byDue = (a: TreatmentAction, b: TreatmentAction) => (dueOrder(a.dueDate) < dueOrder(b.dueDate) ? -1 : 1);

function Actions({ plan, today, nameOf }: PlanRowProps & { nameOf: ReturnType<typeof usePeople> }) {
  const t = useTexts();
  const words = useDomainTexts();
  const update = useChange('updateTreatmentPlan', { failed: t('plans.update-failed') });
  const mayUpdate = useCan()('risks', 'update').allowed;
  const setStatus = (id: string, status: TreatmentAction['status']) =>
    update.mutate(changeOfAction(plan, id, { status }));
  return (
    <ul className={classes.actions}>
      {plan.actions.toSorted(byDue).map((action) => (
        <li key={action.id} className={classes.action}>
          <span className={classes.actionStatus}>
            <StatusMenu
              status={action.status}
              statuses={ACTION_STATUSES}
              label={t('tasks.status-of', { status: words(`status.${action.status}`), title: action.title })}
              readOnly={!mayUpdate}
              onChange={(status) => setStatus(action.id, status)}
            />
          </span>
          <bdi className={classes.actionTitle}>{action.title === '' ? t('plans.untitled') : action.title}</bdi>
          <Person name={nameOf(action.responsible || null)} isNobody={action.responsible === ''} />
          <span className={classes.actionDue}>
            <DueDate day={action.dueDate} status={action.status} today={today} />
          </span>
        </li>
      ))}
    </ul>
  );
}
