import { TASK_STATUSES, type TaskRow as Task } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import { routes, useCan, useChange } from '@parapet/sdk';
import { IconButton, StatusMenu, TextLink } from '@parapet/ui';
import { Avatar } from '@parapet/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { DueDate } from '../../work/due-date.tsx';
import { TaskForm } from './task-form.tsx';
import classes from './task-row.module.css';
import { useDeleteTask } from './use-delete-task.ts';

interface TaskRowProps {
  task: Task;
  /** Told of the task while it is edited, and of null afterwards. */
  onEdit: (task: Task | null) => void;
  today: string;
  /** Id of the risk in whose panel the row is: such rows are stacked and do not name the risk. */
  riskId?: string;
}

const done = (status: Task['status']) => status === 'completed' || status === 'cancelled';

/** One task, which is changed in its place. */
export function TaskRow({ task, onEdit, today, riskId }: TaskRowProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const can = useCan();
  const [editing, setEditing] = useState(false);
  const edit = (isOpen: boolean) => {
    setEditing(isOpen);
    onEdit(isOpen ? task : null);
  };
  const update = useChange('updateTask', { failed: t('tasks.update-failed') });
  const remove = useDeleteTask();
  const { title, description, status } = task;
  const mayUpdate = can('tasks', 'update').allowed;
  if (editing) {
    return (
      <li className={classes.editing}>
        <TaskForm task={task} {...(riskId !== undefined && { riskId })} onClose={() => edit(false)} />
      </li>
    );
  }
  return (
    <li className={classes.row} data-stacked={riskId !== undefined || undefined}>
      <div className={classes.state}>
        <StatusMenu
          status={status}
          statuses={TASK_STATUSES}
          label={t('tasks.status-of', { status: words(`status.${status}`), title })}
          readOnly={!mayUpdate}
          onChange={(next) => update.mutate({ record: task, body: { status: next } })}
        />
      </div>
      <div className={classes.texts}>
        {mayUpdate ? (
          <button
            type="button"
            className={classes.title}
            data-done={done(status) || undefined}
            onClick={() => edit(true)}
            title={t('tasks.edit')}
          >
            <bdi>{title}</bdi>
          </button>
        ) : (
          <span className={classes.title} data-done={done(status) || undefined}>
            <bdi>{title}</bdi>
          </span>
        )}
        {description !== '' && (
          <p className={classes.description} dir="auto">
            {description}
          </p>
        )}
      </div>
      {riskId === undefined && <RiskOf task={task} />}
      <AssigneeOf task={task} />
      <span className={classes.due}>
        <DueDate day={task.due_date} status={status} today={today} />
      </span>
      <span className={classes.delete}>
        <IconButton
          size="sm"
          icon="delete"
          label={t('tasks.delete-of', { title })}
          disabledReason={can('tasks', 'delete').reason}
          onClick={() => void remove(task)}
        />
      </span>
    </li>
  );
}

function RiskOf({ task: { risk_id, risk_title } }: { task: Task }) {
  return (
    <span className={classes.risk}>
      {risk_id !== null && risk_title !== null && (
        <TextLink quiet to={`${routes.riskRegister()}?${new URLSearchParams({ risk: risk_id })}`}>
          <bdi>{risk_title}</bdi>
        </TextLink>
      )}
    </span>
  );
}

function AssigneeOf({ task: { assigned_to, assigned_to_name } }: { task: Task }) {
  const words = useDomainTexts();
  const name = assigned_to === null ? null : (assigned_to_name ?? words('person.former'));
  return (
    <span className={classes.person}>
      {name === null ? (
        words('person.nobody')
      ) : (
        <>
          <Avatar name={name} size="xs" />
          <bdi className={classes.name}>{name}</bdi>
        </>
      )}
    </span>
  );
}
