import type { Task as StoredTask, TaskRow as Task } from '@parapet/contracts';
import { addDays, isOverdue } from '@parapet/contracts/rules';
import { useCan, useChange, useFormat, useNotify, useUrlState } from '@parapet/sdk';
import { Stack } from '@parapet/ui';
import { DragBoard, DragItem, DropZone } from '@parapet/ui/charts';
import { useTexts } from '../../../locales/use-texts.ts';
import classes from './task-calendar.module.css';

interface TaskCalendarProps {
  tasks: readonly Task[];
  today: string;
  /** The days of whole weeks, from Monday. */
  days: readonly string[];
  /** 'yyyy-mm' */
  month: string;
}

/** Tasks on the days when they are due. Dragging one to another day changes its due date. */
export function TaskCalendar({ tasks, today, days, month }: TaskCalendarProps) {
  const t = useTexts();
  const format = useFormat();
  const notify = useNotify();
  const mayUpdate = useCan()('tasks', 'update').allowed;
  const [, open] = useUrlState('task', '');
  const { mutate } = useChange('updateTask', { failed: t('tasks.update-failed') });
  const find = (id: string) => tasks.find((task) => task.id === id);
  const setDay = (record: StoredTask, due_date: string, before: string | null) =>
    mutate(
      { record, body: { due_date } },
      {
        onSuccess: (stored) => {
          if (before !== null)
            notify.undo(t('tasks.due-moved', { title: stored.title, day: format.day(due_date) }), () =>
              setDay(stored, before, null),
            );
        },
      },
    );
  const drop = (id: string, day: string) => {
    const task = find(id);
    if (task !== undefined && task.due_date !== null && task.due_date !== day) setDay(task, day, task.due_date);
  };
  return (
    <DragBoard
      itemLabel={(id) => find(id)?.title ?? ''}
      zoneLabel={(day) => t('tasks.due-on', { day: format.day(day) })}
      onDrop={drop}
      renderLifted={(id) => <span className={classes.task}>{find(id)?.title}</span>}
    >
      <div className={classes.weekdays} aria-hidden="true">
        {days.slice(0, 7).map((day) => (
          <span key={day}>{format.weekday(day)}</span>
        ))}
      </div>
      <div className={classes.grid}>
        {days.map((day) => {
          const own = tasks.filter((task) => task.due_date === day);
          return (
            <DropZone
              key={day}
              zone={day}
              className={classes.day}
              aria-label={format.day(day)}
              data-outside={!day.startsWith(month) || undefined}
              data-today={day === today || undefined}
              data-empty={own.length === 0 || undefined}
            >
              <time dateTime={day} className={classes.number}>
                <span className={classes.short}>{Number(day.slice(-2))}</span>
                <span className={classes.long}>{format.day(day)}</span>
              </time>
              <Stack as="ul" gap="0.25rem">
                {own.map((task) => (
                  <li key={task.id}>
                    <DragItem
                      item={task.id}
                      fixed={!mayUpdate}
                      className={classes.task}
                      title={task.title}
                      data-status={task.status}
                      data-late={isOverdue(task.status, task.due_date, today) || undefined}
                      onClick={() => open(task.id)}
                    >
                      <bdi>{task.title}</bdi>
                    </DragItem>
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

/** The days that a page of a calendar shows: the weeks that have a day of the month. @param month 'yyyy-mm' */
export function daysOfMonth(month: string): string[] {
  const first = `${month}-01`;
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const start = addDays(first, -before);
  const days = Array.from({ length: 42 }, (_, index) => addDays(start, index));
  return days.slice(0, days[35]?.startsWith(month) ? 42 : days[28]?.startsWith(month) ? 35 : 28);
}

/** @param month 'yyyy-mm' @param by months, may be negative */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 'yyyy-mm'.length);
}
