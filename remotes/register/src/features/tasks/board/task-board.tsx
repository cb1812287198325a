import { TASK_STATUSES, type Task as StoredTask, type TaskRow as Task, type TaskStatus } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import { errorMessage, useCan, useChange, useNotify, useUrlState } from '@parapet/sdk';
import { Group, Muted, Stack, StatusMenu } from '@parapet/ui';
import { Avatar } from '@parapet/ui/forms';
import { DragBoard, DragItem, DropZone } from '@parapet/ui/charts';
import { useState } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import { DueDate } from '../../../work/due-date.tsx';
import classes from './task-board.module.css';

interface TaskBoardProps {
  tasks: readonly Task[];
  today: string;
}

/** Tasks in a column for each status. Dragging one, or its menu, changes its status. */
export function TaskBoard({ tasks, today }: TaskBoardProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const notify = useNotify();
  const mayUpdate = useCan()('tasks', 'update').allowed;
  const [, open] = useUrlState('task', '');
  const { mutate } = useChange('updateTask', { failed: t('tasks.update-failed') });
  // The status that a task is given, until the list has the version with it.
  const [moved, setMoved] = useState<ReadonlyMap<string, { status: TaskStatus; version: number }>>(new Map());
  const shown = tasks.map((task) => {
    const move = moved.get(task.id);
    return move !== undefined && task.version < move.version ? { ...task, status: move.status } : task;
  });
  const find = (id: string) => shown.find((task) => task.id === id);

  const setStatus = (record: StoredTask, status: TaskStatus, before: TaskStatus | null) => {
    const { id, title } = record;
    // Somebody else's versions may come before the one with this status.
    const move = { status, version: Infinity };
    setMoved((all) => new Map(all).set(id, move));
    mutate(
      { record, body: { status } },
      {
        onSuccess: (stored) => {
          setMoved((all) => (all.get(id) === move ? new Map(all).set(id, { status, version: stored.version }) : all));
          if (before !== null)
            notify.undo(t('tasks.moved', { title, status: words(`status.${status}`) }), () =>
              setStatus(stored, before, null),
            );
        },
        onError: (error) => {
          setMoved((all) => new Map([...all].filter(([, one]) => one !== move)));
          notify.error(errorMessage(error, t('tasks.update-failed')));
        },
      },
    );
  };
  const drop = (id: string, zone: string) => {
    const task = find(id);
    const status = TASK_STATUSES.find((one) => one === zone);
    if (task !== undefined && status !== undefined && status !== task.status) setStatus(task, status, task.status);
  };

  return (
    <DragBoard
      itemLabel={(id) => find(id)?.title ?? ''}
      zoneLabel={(zone) => t('tasks.status-is', { status: words(`status.${zone as TaskStatus}`) })}
      onDrop={drop}
      renderLifted={(id) => {
        const task = find(id);
        return task === undefined ? null : (
          <div className={classes.card} data-lifted>
            <Facts task={task} today={today} />
          </div>
        );
      }}
    >
      <div className={classes.board}>
        {TASK_STATUSES.map((status) => {
          const own = shown.filter((task) => task.status === status);
          return (
            <DropZone key={status} zone={status} className={classes.column} aria-label={words(`status.${status}`)}>
              <h2 className={classes.head}>
                {words(`status.${status}`)} <Muted size="inherit">{own.length}</Muted>
              </h2>
              <Stack as="ul" gap="xs">
                {own.map((task) => (
                  <li key={task.id} className={classes.place}>
                    <DragItem item={task.id} fixed={!mayUpdate} className={classes.card} onClick={() => open(task.id)}>
                      <Facts task={task} today={today} />
                    </DragItem>
                    <span className={classes.status}>
                      <StatusMenu
                        status={task.status}
                        statuses={TASK_STATUSES}
                        label={t('tasks.status-of', { status: words(`status.${status}`), title: task.title })}
                        readOnly={!mayUpdate}
                        onChange={(next) => setStatus(task, next, task.status)}
                      />
                    </span>
                  </li>
                ))}
              </Stack>
            </DropZone>
          );
        })}
      </div>
    </DragBoard>
  );
}

function Facts({ task, today }: { task: Task; today: string }) {
  const words = useDomainTexts();
  const name = task.assigned_to === null ? null : (task.assigned_to_name ?? words('person.former'));
  return (
    <>
      <bdi className={classes.title}>{task.title}</bdi>
      {task.risk_title !== null && <bdi className={classes.risk}>{task.risk_title}</bdi>}
      <Group as="span" gap="xs" wrap="nowrap" mih="1.5rem">
        {name !== null && <Avatar name={name} size="xs" />}
        {task.due_date !== null && <DueDate day={task.due_date} status={task.status} today={today} />}
      </Group>
    </>
  );
}
