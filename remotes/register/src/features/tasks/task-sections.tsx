import type { TaskRow as Task } from '@parapet/contracts';
import { weekEnd } from '@parapet/contracts/rules';
import { useFormat } from '@parapet/sdk';
import { Muted } from '@parapet/ui';
import { useId } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { taskGroups } from './task-groups.ts';
import { TaskRow } from './task-row.tsx';
import classes from './tasks.module.css';

interface TaskSectionsProps {
  tasks: readonly Task[];
  onEdit: (task: Task | null) => void;
  today: string;
}

/** Tasks, grouped by when they are due. */
export function TaskSections({ tasks, onEdit, today }: TaskSectionsProps) {
  return taskGroups(tasks, today).map(({ group, tasks: grouped }) => (
    <TaskSection key={group} group={group} tasks={grouped} onEdit={onEdit} today={today} />
  ));
}

function TaskSection({
  group,
  tasks,
  onEdit,
  today,
}: TaskSectionsProps & { group: ReturnType<typeof taskGroups>[number]['group'] }) {
  const t = useTexts();
  const format = useFormat();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.group} data-group={group}>
        {t(`tasks.group.${group}`)}{' '}
        <Muted size="inherit" ms="0.25rem">
          {group === 'week'
            ? t('tasks.until', { count: tasks.length, day: format.shortDay(weekEnd(today)) })
            : tasks.length}
        </Muted>
      </h2>
      <ul className={classes.list}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} onEdit={onEdit} today={today} />
        ))}
      </ul>
    </section>
  );
}
